import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetMe } from "../app/http";
import Account from "./Account.svelte";
import { person } from "./me.svelte";
import { ME, fakeServer, refusing } from "../app/fixtures/fake_server";

beforeEach(() => {
  forgetMe();
  Object.assign(person, { me: { ...ME }, asked: true, name: ME.name });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function logIn(): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Username"), { target: { value: "picton" } });
  await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "wrong horse" } });
  await fireEvent.submit(screen.getByLabelText("Username").closest("form")!);
}

describe("the account", () => {
  it("says a wrong password in the server's words and stays a guest", async () => {
    const asked = fakeServer({
      "POST /api/sessions": refusing(401, "WRONG_PASSWORD", "Wrong username or password."),
    });
    render(Account);
    await logIn();
    await screen.findByText("Wrong username or password.");
    expect(asked[0]!.body).toEqual({ login: "picton", password: "wrong horse" });
    expect(person.me?.login).toBeNull();
  });

  it("says a login that is taken", async () => {
    fakeServer({
      "GET /api/sessions": { me: ME },
      "POST /api/accounts": refusing(409, "TAKEN", "This is already taken."),
    });
    render(Account);
    await fireEvent.click(screen.getByRole("button", { name: "New account" }));
    await logIn();
    await screen.findByText("This is already taken.");
  });

  it("signs in, and then asks for no login any more", async () => {
    fakeServer({ "POST /api/sessions": { ...ME, name: "Picton", login: "picton" } });
    render(Account);
    await logIn();
    await screen.findByText("You are signed in as picton.");
    expect(screen.queryByLabelText("Username")).toBeNull();
  });

  it("warns a guest before he loses himself", async () => {
    const asked = fakeServer({ "DELETE /api/sessions": new Response(null, { status: 204 }) });
    render(Account);
    await fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
    expect(asked).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Sign out anyway" }));
    await vi.waitFor(() => expect(person.me).toBeNull());
  });

  it("shows the link for another device as text", async () => {
    const link = "http://club.example/recover#abc";
    fakeServer({ "POST /api/recovery": { token: "abc", link, expires: 1_900_000_000 } });
    render(Account);
    await fireEvent.click(screen.getByRole("button", { name: "Create a link" }));
    const field = await screen.findByLabelText("Link for the other device");
    expect((field as HTMLInputElement).value).toBe(link);
  });
});
