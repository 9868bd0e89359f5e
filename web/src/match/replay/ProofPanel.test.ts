import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Proof } from "../../app/protocol.gen";
import ProofPanel from "./ProofPanel.svelte";

const PROOF: Proof = {
  fair: true,
  dice: "proven",
  since: 0,
  commitment: "",
  secret: "",
  throws: 12,
  unproven: 0,
  problems: [],
};

async function check(changes: Partial<Proof>): Promise<HTMLElement> {
  const { container } = render(ProofPanel, { fetchProof: async () => ({ ...PROOF, ...changes }) });
  await fireEvent.click(screen.getByRole("button", { name: "Check the dice" }));
  await screen.findByText(/./, { selector: ".fair, .unfair" });
  return container;
}

afterEach(cleanup);

describe("the proof of the dice", () => {
  it("calls dice fair when every throw follows from the promise", async () => {
    const panel = await check({});
    expect(panel.querySelector(".fair")!.textContent).toContain("12 throws were recomputed");
    expect(panel.querySelector(".unfair")).toBeNull();
  });

  it.each([
    [{ dice: "unproven" }, "Nothing proves these dice"],
    [{ dice: "unthrown" }, "Nothing was thrown"],
    [{ dice: "promised" }, "not yet proven"],
    [{ dice: "proven-from", since: 9, unproven: 4 }, "from line 9 on are proven. Nothing proves the 4 before it"],
    [{ dice: "wrong", problems: ["line 3: threw 6, not 1"] }, "do not follow"],
  ] as [Partial<Proof>, string][])("says what is proven where that is less: %o", async (less, words) => {
    const panel = await check({ fair: false, ...less });
    expect(panel.querySelector(".fair")).toBeNull();
    expect(panel.querySelector(".unfair")!.textContent!.replace(/[\u2068\u2069]/g, "")).toContain(words);
    for (const problem of less.problems ?? []) expect(panel.textContent).toContain(problem);
  });
});
