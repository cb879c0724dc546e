import { expect, it } from "vitest";
import { explainIssues } from "@/lib/domain/contracts/explain-issues";
import { exchangeServer } from "./exchange-server";

it.each([
  "outlook.example.com",
  " mail.example.com ",
  "mail.example.com:8443",
  "https://mail.example.com/EWS/Exchange.asmx",
  "HTTPS://MAIL.EXAMPLE.COM",
  "büro.example.de",
])("exchangeServer accepts %s", (server) => {
  expect(exchangeServer.safeParse(server).success).toBe(true);
});

it.each([
  "",
  "mail",
  "localhost",
  "https://localhost:8080",
  "printer.local",
  "10.0.0.1",
  "0x7f.1",
  "[::1]",
  "https://2130706433/",
  "http://mail.example.com",
  "ftp://mail.example.com",
  "https://jane:secret@mail.example.com",
  "mail.example.com\n.evil.example",
  `${"a".repeat(3000)}.example.com`,
])("exchangeServer rejects %j", (server) => {
  expect(exchangeServer.safeParse(server).success).toBe(false);
});

it.each([
  ["http://mail.example.com", "https"],
  ["10.0.0.1", "private_address"],
  ["printer.local", "private_address"],
])("exchangeServer rejects %s with the same code as webhooks", (server, code) => {
  expect(explainIssues(exchangeServer.safeParse(server).error?.issues ?? [])).toMatchObject([{ code }]);
});
