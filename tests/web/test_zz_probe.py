import re, pytest
from playwright.sync_api import expect
from tests.web.test_deployment import *
@pytest.mark.parametrize("n", range(8))
def test_x(page, wire, n):
    to_muster(page)
    names = [infantry(page)]
    for place in ("FL", "FC"):
        names.append(infantry(page))
        touch(card(page, names[-1]))
        land(page, place).click(position={"x": 20, "y": 60})
        expect(card(page, names[-1])).not_to_have_attribute("data-mark", "may")
    turned = names[1]
    mark=(len(wire.sent),len(wire.heard))
    try:
        for formation in ("column", "square", "line"):
            touch(card(page, turned))
            expect(card(page, turned)).to_have_attribute("aria-label", re.compile(f"in {formation}"), timeout=5000)
            at_rest(page)
            expect(laid(page, "FC")).to_have_count(1, timeout=5000)
    except AssertionError:
        print(names)
        for m in wire.sent: print(">", str(m)[:200])
        for m in wire.heard:
            m=dict(m); m.pop("view",None); m.pop("refused",None)
            if "legal" in m: m["legal"]=len(m["legal"])
            print("<", str(m)[:300])
        raise
