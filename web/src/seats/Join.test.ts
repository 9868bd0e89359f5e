import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetMe } from "../app/http";
import Join from "./Join.svelte";
import { person } from "../account/me.svelte";
import { match, ME, fakeServer, refusing, seat } from "../app/fixtures/fake_server";
import WaitingRoom from "./WaitingRoom.svelte";

const ID = "k3m7pq2xw9a4bcde";
const THEIRS = match({
  seats: [seat("french", { person: "p2", name: "Picton", ready: true, here: true }), seat("allied")],
});

beforeEach(() => {
  forgetMe();
  Object.assign(person, { me: null, asked: false, name: "Gunner 5" });
  vi.stubGlobal("scrollTo", () => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a link to a seat", () => {
  it("shows the challenge and its fingerprint, and only then gives a nonce", async () => {
    location.hash = `#${ID}/allied/Xy3pR0a_vB2nM8sQ1tUwzz`;
    const asked = fakeServer({
      "GET /api/sessions": { me: null },
      [`GET /api/matches/${ID}?token=Xy3pR0a_vB2nM8sQ1tUwzz`]: THEIRS,
      "POST /api/people": ME,
      [`POST /api/matches/${ID}/join`]: THEIRS,
    });
    render(Join);
    const sit = await screen.findByRole("button", { name: /Play as British/ });
    expect(screen.getByText("Picton wants to play against you.")).toBeTruthy();
    expect(screen.getByText(THEIRS.commitment)).toBeTruthy();
    expect(asked.some((one) => one.request.endsWith("/join"))).toBe(false);
    await fireEvent.click(sit);
    await vi.waitFor(() => expect(location.pathname).toBe(`/match/${ID}`));
    expect(asked.at(-1)!.body).toEqual({
      seat: "allied",
      nonce: expect.stringMatching(/^[\w-]{22}$/),
      token: "Xy3pR0a_vB2nM8sQ1tUwzz",
    });
  });

  it("says when the seat is taken", async () => {
    location.hash = `#${ID}/allied/x`;
    fakeServer({
      "GET /api/sessions": { me: ME },
      [`GET /api/matches/${ID}?token=x`]: match({
        stage: "running",
        seats: [seat("french", { person: "a" }), seat("allied", { person: "b" })],
      }),
    });
    render(Join);
    await screen.findByText("This seat is taken.");
    expect(screen.queryByRole("button", { name: /Play as/ })).toBeNull();
  });

  it("says when the link does not hold, or is not whole", async () => {
    location.hash = `#${ID}/allied/x`;
    fakeServer({
      "GET /api/sessions": { me: ME },
      [`GET /api/matches/${ID}?token=x`]: refusing(403, "BAD_LINK", "No longer."),
    });
    const first = render(Join);
    await screen.findByText("No longer.");
    first.unmount();
    location.hash = "#nonsense";
    render(Join);
    await screen.findByText(/This link is incomplete/);
  });
});

describe("the waiting room", () => {
  it("shows the link and gives the nonce of a rematch by itself", async () => {
    const link = `http://club.example/join#${ID}/allied/abc`;
    const mine = match({ links: { allied: link } });
    const asked = fakeServer({
      [`POST /api/matches/${ID}/join`]: mine,
      "GET /api/house": { reach: "everywhere", url: "http://club.example", offered: false },
    });
    render(WaitingRoom, { match: mine });
    expect((screen.getByLabelText(/Link to play as/) as HTMLInputElement).value).toBe(link);
    await vi.waitFor(() => expect(asked.map((one) => one.request)).toContain(`POST /api/matches/${ID}/join`));
    expect(await screen.findByRole("img", { name: /QR code/, hidden: true })).toBeTruthy();
    expect(screen.queryByText(/listens on this computer only/)).toBeNull();
  });

  it("says that a link works on this computer only, and opens the home network", async () => {
    const here = match({ links: { allied: `http://127.0.0.1:8000/join#${ID}/allied/abc` } });
    const asked = fakeServer({
      "GET /api/house": { reach: "machine", url: "http://127.0.0.1:8000", offered: true },
      "POST /api/house": { reach: "house", url: "http://192.168.1.5:8000", offered: true },
    });
    render(WaitingRoom, { match: here });
    await screen.findByText(/listens on this computer only/);
    expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Open to my home network" }));
    await screen.findByText("Open to your home network at http://192.168.1.5:8000");
    expect(asked.map((one) => one.request)).toContain("POST /api/house");
    const link = screen.getByLabelText(/Link to play as/) as HTMLInputElement;
    expect(link.value).toBe(`http://192.168.1.5:8000/join#${ID}/allied/abc`);
    expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
  });

  it("tells those who may not open it how to host", async () => {
    const here = match({ links: { allied: `http://127.0.0.1:8000/join#${ID}/allied/abc` } });
    fakeServer({ "GET /api/house": { reach: "machine", url: "http://127.0.0.1:8000", offered: false } });
    render(WaitingRoom, { match: here });
    await screen.findByText(/grognard serve --host/);
    expect(screen.queryByRole("button", { name: "Open to my home network" })).toBeNull();
  });

  it("calls it off only when asked twice", async () => {
    const mine = match({ seats: [seat("french", { yours: true, ready: true }), seat("allied")] });
    const asked = fakeServer({ [`DELETE /api/matches/${ID}`]: new Response(null, { status: 204 }) });
    render(WaitingRoom, { match: mine });
    await fireEvent.click(screen.getByRole("button", { name: "Cancel the game" }));
    expect(asked.filter((one) => one.request.startsWith("DELETE"))).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Yes, cancel it" }));
    await vi.waitFor(() => expect(location.pathname).toBe("/"));
  });
});
