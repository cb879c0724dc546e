import type { Messages } from "../messages";

const sv: Messages["conference"] = {
  phone: "Telefon",
  weCall: "Vi ringer dig",
  youCallUs: "Du ringer oss",
  youCall: "Du ringer {number}",
  youAreCalled: "Du blir uppringd på {number}",
  join: "Delta",
  code: "Lösenkod: {code}",
  dial: "Per telefon: {phone}",
  follows: "Länken kommer med e-post.",
  missing: "Det finns ingen länk ännu. Be {name} om den.",
  called: "Behövs om du blir uppringd",
  comes: "Med",
  message: "Meddelande",
  manage: "Flytta eller avboka",
};

export default sv;
