import { expect, it } from "vitest";
import { testApi } from "./api";

const api = testApi();

it("walks from an organisation to a booked meeting", async () => {
  const acme = await api.tenant();
  const organization = await acme.get("/v2/auth/test");
  expect(organization.body).toMatchObject({ _id: acme.id, name: "Acme", members: [] });
  const made = await acme.post("/v2/users", {
    organization: acme.id,
    user: { emails: ["jane@example.com"], first_name: "Jane", timezone: "Europe/Paris", account: {organization: {extid: "x1"}} },
    login: { credentials: { username: "jane", password: "correct horse" } },
    availability: { days: { monday: { slots: { start_time: "09:00", end_time: "17:00" } } } },
    bookpage: { nickname: "Jane", custom: { duration: 30 } },
  });
  console.log(JSON.stringify(made.body, null, 1));
  expect(made.status).toBe(201);
  const again = await acme.post("/v2/users", { organization: acme.id, user: {account: {organization: {extid: "x1"}} }});
  expect(again.status).toBe(200);
  const id = made.body.user._id;
  const a = await acme.get(`/v2/users/${id}/availabilities`);
  console.log(JSON.stringify(a.body));
  const s = await acme.get(`/v2/slots?users=${id}&duration=60&from=2031-03-10&to=2031-03-10`);
  console.log(JSON.stringify(s.body));
  const e = await acme.post("/v2/events", { title: "Hi", created_by: { email: "jane@example.com" }, bookpage: true, confirmed: { flag: true }, dates: [{ date: "2031-03-10T09:00", end_date: "2031-03-10T10:00" }], invitees: [{ email: "Bob@example.com" }] }, {"idempotency-key": "k1"});
  console.log(JSON.stringify(e.body, null, 1), e.headers);
  expect(e.status).toBe(201);
  const e2 = await acme.post("/v2/events", { title: "Hi", created_by: { email: "jane@example.com" }, bookpage: true, confirmed: { flag: true }, dates: [{ date: "2031-03-10T09:30", end_date: "2031-03-10T10:30" }] });
  console.log(JSON.stringify(e2.body));
  expect(e2.status).toBe(409);
  console.log(JSON.stringify((await acme.get(`/v2/slots/days?users=${id}&duration=60&from=2031-03-10&to=2031-03-10`)).body));
  console.log(JSON.stringify((await acme.get(`/v2/slots?users=${id}&duration=60&from=2031-03-11&to=2031-03-11`)).body));
  console.log(JSON.stringify((await acme.get(`/v2/slots/next?emails=jane@example.com&duration=60`)).body));
  console.log((await acme.get(`/v2/events?q=h.&filter=upcoming&creator_users=${id}&invitee_emails=bob@example.com`)).body.length);
  const put = await acme.put(`/v2/users`, { user: { email: "jane@example.com", last_name: "Doe" }, bookpage: { nickname: "janedoe" } });
  expect(put.status).toBe(200);
  console.log(JSON.stringify((await acme.get(`/v2/users/${id}/bookpages`)).body));
  console.log(JSON.stringify((await acme.put(`/v2/bookpages/JANEDOE`, {custom: {duration: null, fixed_places: {name: "a", adress: "b"}}})).body));
  for (const [m, p, b] of [["GET", "/v2/slots?duration=0&from=2031-03-11&to=2031-03-10&timezone=Mars/X"], ["GET", "/v2/nope"], ["DELETE", "/v2/events"], ["POST", "/v2/users", "{"], ["POST", "/v2/users", {user: {first_name: "a\0"}}], ["POST", "/v2/events", {dates: [{}]}], ["GET", "/v2/slots?duration=30&from=2031-03-11&to=2031-03-10&users="+id], ["GET", "/v2/slots?duration=30&from=2031-03-11&to=2032-03-10&users="+id]] as const) {
    const r = await (m === "GET" ? acme.get(p) : m === "DELETE" ? acme.delete(p) : acme.post(p, b));
    console.log(r.status, JSON.stringify(r.body));
  }
});
