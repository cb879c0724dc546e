import { expect, test } from "vitest";
import { parseDomainName } from "./domain-name";

test.each([
  ["meet.example.com", "meet.example.com"],
  ["  MEET.Example.COM. ", "meet.example.com"],
  ["termine.bücher.example", "termine.xn--bcher-kva.example"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["予約.example", "xn--0kq264i.example"],
])("parseDomainName accepts %s", (typed, domain) => {
  expect(parseDomainName(typed)).toEqual({ domain });
});

test.each([
  ["https://meet.example.com", "without https://"],
  ["meet.example.com/book", "without a path"],
  ["meet.example.com:8443", "without a port"],
  ["*.example.com", "wildcard"],
  ["192.168.1.5", "not an IP address"],
  ["0x7f.1", "not an IP address"],
  ["[2001:db8::1]", "not an IP address"],
  ["2001:db8::1", "not an IP address"],
  ["::1", "not an IP address"],
  ["localhost", "such as meet.example.com"],
  ["", "such as meet.example.com"],
  ["ana@example.com", "such as meet.example.com"],
  ["meet..example.com", "such as meet.example.com"],
  ["-meet.example.com", "such as meet.example.com"],
  ["meet_me.example.com", "such as meet.example.com"],
  ["meet.example.123", "such as meet.example.com"],
  [`${"a".repeat(64)}.example.com`, "such as meet.example.com"],
  ["meet\0.example.com", "such as meet.example.com"],
  ["meet%2eexample.com", "such as meet.example.com"],
])("parseDomainName explains why it rejects %j", (typed, reason) => {
  expect(parseDomainName(typed)).toEqual({ fault: expect.stringContaining(reason) });
});
