import { expect, it } from "vitest";
import type { MailReader } from "./find-readers";
import { findTextKey } from "./find-text-key";
import type { NoticeContext } from "./notice-context";

const OF_PAGE = { api: false, seats: null, bookpage: true, createdByUserId: "host" };
const OF_STRANGER = { ...OF_PAGE, bookpage: false, createdByUserId: null };

const find = (
  notice: Partial<NoticeContext["notice"]>,
  reader: { role: MailReader["role"]; host?: boolean },
  event: object = OF_PAGE,
) =>
  findTextKey(
    { event, notice } as NoticeContext,
    { ...reader, lang: "de", visitor: { id: "reader", host: reader.host ?? false } } as MailReader,
  )?.kind ?? null;

it("findTextKey tells apart who cancelled a meeting", () => {
  const cancelled = (author?: string) => find({ kind: "cancelled", author }, { role: "booker" });
  expect([cancelled(), cancelled("other")]).toEqual(["cancelled", "cancelled"]);
  expect(cancelled("reader")).toBe("cancelled_by_reader");
  expect(cancelled("no_answer")).toBe("request_expired");
  expect(find({ kind: "cancelled", author: "no_answer" }, { role: "host" })).toBe("request_expired_host");
});

it("findTextKey treats other hosts as hosts", () => {
  expect(find({ kind: "booked" }, { role: "guest" })).toBe("confirmed");
  expect(find({ kind: "booked" }, { role: "guest", host: true })).toBe("confirmed_host");
});

it("findTextKey finds none for team admins, fixed addresses and meetings of people outside", () => {
  expect(find({ kind: "booked" }, { role: "team" })).toBeNull();
  expect(find({ kind: "reminder" }, { role: "address" })).toBeNull();
  expect(find({ kind: "invited" }, { role: "guest" }, OF_STRANGER)).toBeNull();
});

it("findTextKey finds none for mails with a link that anyone can request", () => {
  expect(find({ kind: "link" }, { role: "booker" })).toBeNull();
});
