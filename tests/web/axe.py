"""The accessibility audit of a page by axe-core."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).resolve().parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SERIOUS: Final = ("serious", "critical")


# A card is a picture named by a sentence; the numerals drawn on it are not its label.
RUN: Final = """
async ({ within, tags, least }) => {
  const { violations } = await axe.run(within || document, {
    runOnly: { type: "tag", values: tags }, resultTypes: ["violations"],
  });
  const isCard = (node) => /data-card=|class="kard"/.test(node.html);
  return violations.filter((found) => least.includes(found.impact)).flatMap((found) =>
    found.nodes
      .filter((node) => found.id !== "label-content-name-mismatch" || !isCard(node))
      .map((node) => `${found.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}
"""


def findings(page: Page, *, within: str = "", least: tuple[str, ...] = SERIOUS) -> list[str]:
    """What axe finds wrong, as `rule: where it is`; of the whole page, or within a selector."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag would breach the policy
    found: list[str] = page.evaluate(RUN, {"within": within, "tags": TAGS, "least": least})
    return found
