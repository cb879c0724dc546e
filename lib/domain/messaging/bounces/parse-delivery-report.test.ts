import { expect, it } from "vitest";
import { parseDeliveryReport, type ReportParts } from "./parse-delivery-report";

const NONE: ReportParts = { status: null, feedback: null, original: null };

const status = (...lines: string[]) => parseDeliveryReport({ ...NONE, status: lines.join("\n") });

it("parseDeliveryReport reads the status and the words of Postfix, over folded lines", () => {
  const report = parseDeliveryReport({
    ...NONE,
    status: `Reporting-MTA: dns; mx.example.net
X-Postfix-Queue-ID: 4Qx
Arrival-Date: Mon, 30 Nov 2026 09:59:00 +0000 (UTC)

Final-Recipient: rfc822; gone@example.org
Original-Recipient: rfc822;gone@example.org
Action: failed
Status: 5.1.1
Remote-MTA: dns; mail.example.org
Diagnostic-Code: smtp; 550 5.1.1 <gone@example.org>: Recipient address
    rejected: User unknown
`,
    original:
      "Return-Path: <b-1@in.example.com>\r\nTo: gone@example.org\r\n\r\nReturn-Path: <other@example.com>\r\n",
  });
  expect(report).toEqual({
    kind: "bounce",
    status: "5.1.1",
    answer: "550 5.1.1 <gone@example.org>: Recipient address rejected: User unknown",
    returnPaths: ["b-1@in.example.com"],
  });
});

it("parseDeliveryReport prefers the code in the server's words to a mere class", () => {
  const words = "Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found";
  expect(status("Action: failed", "Status: 5.0.0", words)?.status).toBe("5.1.10");
  expect(status("Action: failed", "Status: 5.2.2", words)?.status).toBe("5.2.2");
  expect(status("Action: failed", words)?.status).toBe("5.1.10");
  expect(status("Action: failed", "Diagnostic-Code: smtp; 550 no such user at 10.5.1.1")?.status).toBeNull();
});

it("parseDeliveryReport reads Exim's report without a diagnostic, and lines that end with CRLF", () => {
  const exim =
    "Reporting-MTA: dns; mx\r\n\r\nAction: failed\r\nFinal-Recipient: rfc822;a@b\r\nStatus: 5.0.0\r\n";
  expect(status(exim)).toEqual({ kind: "bounce", status: "5.0.0", answer: "", returnPaths: [] });
});

it.each(["delayed", "delivered", "relayed", "expanded"])(
  "parseDeliveryReport ignores mails that were %s",
  (action) => {
    expect(status("Reporting-MTA: dns; mx", "", `Action: ${action}`, "Status: 4.4.1")).toBeNull();
  },
);

it("parseDeliveryReport finds the failed one of several receivers", () => {
  const groups = [
    "Reporting-MTA: dns; mx",
    "",
    "Action: delivered",
    "Status: 2.0.0",
    "",
    "Action: failed",
    "Status: 5.2.1",
  ];
  expect(status(...groups)?.status).toBe("5.2.1");
});

it("parseDeliveryReport reads complaints, and no other feedback", () => {
  const feedback = (type: string) =>
    parseDeliveryReport({
      ...NONE,
      feedback: `Feedback-Type: ${type}\r\nVersion: 1\r\nUser-Agent: Lab/1\r\nOriginal-Mail-From: <b-1@in.example.com>\r\n`,
      original: "Return-Path: <b-2@in.example.com>\nFrom: x@example.com\n",
    });
  expect(feedback("abuse")).toEqual({
    kind: "complaint",
    status: null,
    answer: "",
    returnPaths: ["b-1@in.example.com", "b-2@in.example.com"],
  });
  expect(feedback("not-spam")).toBeNull();
  expect(feedback("auth-failure")).toBeNull();
});

it("parseDeliveryReport finds nothing in mails without a report", () => {
  expect(parseDeliveryReport(NONE)).toBeNull();
  expect(parseDeliveryReport({ ...NONE, original: "Return-Path: <b-1@in.example.com>\n\n" })).toBeNull();
});
