import time
from tests.web.lobby import *
from tests.web.test_board import POSITION
def test_x(visitor, wire):
    page=visitor(); page.goto("/rules")
    sign_in(page)
    for pos in (POSITION.replace("option deck open","option deck open\noption turns 8"),):
        m=make_match(page, position=pos)
        t=time.time()
        e=finish(page, m["id"]); print(time.time()-t, e)
    rec=page.request.get(f"/api/matches/{m['id']}/record"); print(rec.status, rec.text()[:6000])
    pr=page.request.get(f"/api/matches/{m['id']}/proof"); print(pr.text()[:500])
    page.goto(f"/replay/{m['id']}"); page.wait_for_timeout(1500); page.screenshot(path="/tmp/web/e1/replay.png")
