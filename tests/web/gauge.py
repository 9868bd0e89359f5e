"""Pictures of the page beside approved ones.

    GROGNARD_APPROVE=1 pytest tests/web/site/test_pictures.py     approves what is shown now

Edges of letters and curves differ a little between machines: a picture is the same when only few
pixels differ clearly. What was seen lies in build/pictures when it was not.
"""

from __future__ import annotations

import base64
import os
from typing import Final

from playwright.sync_api import Browser, Locator, Page

from tests.server.running import ROOT

APPROVED: Final = ROOT / "tests" / "web" / "pictures"
SEEN: Final = ROOT / "build" / "pictures"
CLEARLY: Final = 48  # of 255, in some colour
FEW: Final = 0.01  # of all pixels

COMPARE: Final = """
async ([one, other, clearly]) => {
  const read = async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return { size: `${image.width}x${image.height}`,
             pixels: pen.getImageData(0, 0, image.width, image.height).data };
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.size !== b.size) return `${a.size} instead of ${b.size}`;
  let differ = 0;
  for (let i = 0; i < a.pixels.length; i += 4) {
    const most = Math.max(...[0, 1, 2].map((k) => Math.abs(a.pixels[i + k] - b.pixels[i + k])));
    if (most > clearly) differ += 1;
  }
  return differ / (a.pixels.length / 4);
}
"""


def settle(page: Page) -> None:
    """Letters are there, and nothing moves any more."""
    page.evaluate("document.fonts.ready.then(() => null)")
    page.mouse.move(0, 0)
    page.wait_for_timeout(350)


def assert_same(browser: Browser, name: str, shown: Page | Locator) -> None:
    seen = shown.screenshot(animations="disabled", caret="hide", scale="css")
    approved = APPROVED / f"{name}.png"
    if os.environ.get("GROGNARD_APPROVE"):
        approved.parent.mkdir(exist_ok=True)
        approved.write_bytes(seen)
        return
    assert approved.is_file(), f"nobody has approved {approved.name}: {__doc__}"
    page = browser.new_page()
    both = [base64.b64encode(data).decode() for data in (seen, approved.read_bytes())]
    differ = page.evaluate(COMPARE, [*both, CLEARLY])
    page.close()
    if isinstance(differ, str) or differ > FEW:
        SEEN.mkdir(parents=True, exist_ok=True)
        (SEEN / approved.name).write_bytes(seen)
    assert not isinstance(differ, str), differ
    assert differ <= FEW, f"{differ:.1%} of {name} differs; what was seen lies in {SEEN}"
