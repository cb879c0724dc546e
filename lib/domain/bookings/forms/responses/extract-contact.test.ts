import { expect, it } from "vitest";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { extractContact } from "./extract-contact";

const answer = (key: string, kind: Answer["kind"], value: Answer["value"]): Answer => ({
  _id: "65f0c1a2b3c4d5e6f7a8b9c0",
  key,
  label: key,
  kind,
  value,
  text: String(value),
});

it("extractContact reads fields by key, and e-mail and phone also by kind", () => {
  const answers = [
    answer("name", "text", "Ana"),
    answer("company", "text", "Acme"),
    answer("your_mail", "email", "ana@example.com"),
    answer("mobile", "phone", "+33123456789"),
    answer("topic", "text", "Tea"),
  ];
  expect(extractContact(answers)).toEqual({
    name: "Ana",
    company: "Acme",
    email: "ana@example.com",
    phone: "+33123456789",
  });
});

it("extractContact prefers keys over kinds, and accepts no text as an address", () => {
  const second = [answer("boss", "email", "boss@example.com"), answer("email", "email", "ana@example.com")];
  expect(extractContact(second).email).toBe("ana@example.com");
  const text = [answer("email", "text", "none"), answer("mail", "email", "ana@example.com")];
  expect(extractContact(text).email).toBe("ana@example.com");
  expect(extractContact([answer("name", "multi_select", ["a"])])).toEqual({});
});
