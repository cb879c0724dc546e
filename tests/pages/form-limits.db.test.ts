import { describe, expect, it } from "vitest";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { forgotForm, loginForm } from "@/lib/pages/account/login-form";
import { handleAddressForm } from "@/lib/pages/booking/handle-address-form";
import { handleBookingForm } from "@/lib/pages/booking/handle-booking-form";
import { handleCodeForm } from "@/lib/pages/confirmation/handle-code-form";
import { handleEventForm } from "@/lib/pages/event/handle-event-form";
import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { handleFormPage } from "@/lib/pages/forms/handle-form-page";
import { handleWaitingForm } from "@/lib/pages/waiting-list/handle-waiting-form";
import { generateToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi } from "../support/api";

const ALLOWED = 3;
createTestApi({
  RATE_LIMIT_BOOKING: String(ALLOWED),
  RATE_LIMIT_LOGIN: String(ALLOWED),
  RATE_LIMIT_SEARCH: String(ALLOWED),
});

const BROWSER = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };
const FLOOD = 2 * ALLOWED + 1;
const CHUNK = new TextEncoder().encode(`message=${"x".repeat(16 * 1024)}&`);

/** Every public form endpoint. */
const DOORS: Record<string, (request: Request) => Promise<Response>> = {
  "a booking": (request) => handleBookingForm(request, "unknown", BROWSER),
  "an address": (request) => handleAddressForm(request, "unknown", BROWSER),
  "a waiting list": (request) => handleWaitingForm(request, "unknown", BROWSER),
  "an event": (request) => handleEventForm(request, { id: generateId(), action: "vote" }, BROWSER),
  "an event's lost link": (request) =>
    handleEventForm(request, { id: generateId(), action: "link" }, BROWSER),
  "answers that lead on": (request) => handleFormPage(request, "unknown", BROWSER),
  "a code": (request) => handleCodeForm(request, generateToken()),
  "a login": (request) => handleAccountForm(request, BROWSER, loginForm),
  "a forgotten password": (request) => handleAccountForm(request, BROWSER, forgotForm),
  "the people of a new event": (request) => handleWizardForm(request, "invitees", BROWSER),
  "the details of a new event": (request) => handleWizardForm(request, "details", BROWSER),
};

let address = 0;

/** Builds a form of 1 MB that counts how much was read. */
function largeForm(from: string, type = "application/x-www-form-urlencoded") {
  let bytes = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        if (bytes > 1024 * 1024) return controller.close();
        bytes += CHUNK.byteLength;
        controller.enqueue(CHUNK);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "content-type": type, "sec-fetch-site": "same-origin", "x-forwarded-for": from };
  const streamed = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  const request = new Request("http://localhost:3000/form", streamed);
  return { request, read: () => bytes };
}

describe.each(Object.entries(DOORS))("the form of %s", (_, answer) => {
  it("is not parsed after too many requests", async () => {
    address += 1;
    const sent = Array.from({ length: FLOOD }, () => largeForm(`203.0.113.${address}`));
    for (const { request } of sent) await answer(request);
    const last = largeForm(`203.0.113.${address}`);
    const response = await answer(last.request);
    expect(response.headers.get("retry-after") ?? response.headers.get("location")).toBeTruthy();
    expect(last.read()).toBe(0);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "is not read to its end if it is too large: %s",
    async (type) => {
      address += 1;
      const { request, read } = largeForm(`203.0.113.${address}`, type);
      const response = await answer(request);
      expect(response.status).toBeLessThan(500);
      expect(read()).toBeLessThan(320 * 1024);
    },
  );

  it("is rejected with too many fields", async () => {
    address += 1;
    const fields = new URLSearchParams(Array.from({ length: 5000 }, (_unused, n) => [`f${n}`, "1"]));
    const headers = { "sec-fetch-site": "same-origin", "x-forwarded-for": `203.0.113.${address}` };
    const request = new Request("http://localhost:3000/form", { method: "POST", body: fields, headers });
    const response = await answer(request);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/why=(form|bad)/);
  });
});
