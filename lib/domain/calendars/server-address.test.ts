import { expect, it } from "vitest";
import { explainIssues } from "@/lib/domain/contracts/explain-issues";
import { serverUrl } from "./server-address";

const faultOf = (address: string) => explainIssues(serverUrl.safeParse(address).error?.issues ?? []);

it.each([
  ["http://caldav.example.com", "https", "must be an https address"],
  ["ftp://caldav.example.com", "https", "must be an https address"],
  ["https://10.0.0.1/dav", "private_address", "must be a public address"],
  ["https://localhost/dav", "private_address", "must be a public address"],
  ["https://[::1]/dav", "private_address", "must be a public address"],
  ["https://jane:secret@example.com", "invalid_value", "must not contain a user name or password"],
  ["caldav", "invalid_value", "must be an address"],
])("serverUrl rejects %s with the same code as webhooks", (address, code, message) => {
  expect(faultOf(address)).toMatchObject([{ code, message }]);
});

it.each(["caldav.example.com", "webcal://example.com/a.ics", "https://example.com:8443/dav"])(
  "serverUrl accepts %s",
  (address) => {
    expect(faultOf(address)).toEqual([]);
  },
);
