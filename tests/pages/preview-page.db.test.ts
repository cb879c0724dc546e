import { beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { loadPreviewPage } from "@/lib/pages/booking/load-preview-page";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, createTestPage, createTestType, makeUniqueName } from "../support/users";

const api = createTestApi();
let acme: Tenant;
let other: Tenant;
let owner: string;
let nickname: string;

beforeAll(async () => {
  [acme, other] = [await api.tenant(), await api.tenant()];
  ({ _id: owner } = await createTestHost(acme));
  const page = { nickname: makeUniqueName("host"), message: "Saved", custom: { duration: 30 } };
  ({ nickname } = await createTestPage(acme, owner, page));
  await createTestType(acme, nickname, { name: "Long talk", handle: "long" });
  await acme.post("/hooks", { action: "bookpage.updated", target_url: "https://hooks.example.com/" });
});

interface Look {
  changes: unknown;
  step?: string;
  type?: string;
  tenant?: Tenant;
  user?: string;
  admin?: boolean;
}

const look = ({ changes, step, type, tenant = acme, user = owner, admin = false }: Look) =>
  loadPreviewPage(api.db, {
    search: new URLSearchParams({
      page: nickname,
      changes: JSON.stringify(changes),
      ...(step && { step }),
      ...(type && { type }),
    }),
    session: {
      id: "",
      user,
      organization: asOrganizationId(tenant.id),
      email: null,
      confirmed: false,
      authenticatedAt: null,
      testMode: false,
      seeing: null,
      admin,
      role: admin ? "admin" : "member",
    },
    browser: { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } },
    now: asInstant(Date.UTC(2031, 2, 1)),
    zoneOptions: () => "",
  });

const stored = async () => ({
  page: await api.db.bookpage.findFirstOrThrow({ where: { slug: nickname } }),
  types: await api.db.appointmentType.findMany({ where: { bookpage: { slug: nickname } } }),
  audited: await api.db.auditEntry.count(),
  deliveries: await api.db.webhookDelivery.count(),
});

it("the page preview shows unsaved changes as bookers would see them, and saves nothing", {
  tags: "main",
}, async () => {
  const before = await stored();
  const page = await look({
    changes: { message: "Typed", custom: { duration: 45, invite_title: "Meet us" } },
  });
  expect(page?.owner).toMatchObject({ title: "Meet us", message: splitParagraphs("Typed") });
  expect(page).toMatchObject({
    types: { cards: [{ duration: expect.any(String) }] },
    step: { name: "types" },
  });
  const type = await look({ changes: { name: "Longer talk", custom: { duration: 90 } }, type: "long" });
  expect(type?.owner.title).toBe("Longer talk");
  expect(type?.owner.facts[0]?.text).toBe("1 hour 30 minutes");
  expect(type).toMatchObject({ types: null, back: null, step: { name: "times" } });
  expect(await stored()).toEqual(before);
});

it("the page preview shows the questions of the last step, unsaved ones included", async () => {
  const questions = [{ label: { en: "Typed?" }, kind: "text" }];
  const page = await look({ changes: { custom: { questions } }, step: "details" });
  if (page?.step.name !== "details") throw new Error("not the details");
  expect(page.step.details.fields.map(({ name }) => name)).toContain("a_typed");
});

it("the page preview is for its owner and admins of the organisation only", async () => {
  const changes = { message: "Typed" };
  const { _id: colleague } = await createTestHost(acme);
  expect(await look({ changes, user: colleague, admin: true })).not.toBeNull();
  expect(await look({ changes, user: colleague })).toBeNull();
  expect(await look({ changes, tenant: other, admin: true })).toBeNull();
});

it("the page preview shows nothing that could not be saved", async () => {
  expect(await look({ changes: { message: 1 } })).toBeNull();
  expect(await look({ changes: { message: "\u0000" } })).toBeNull();
  expect(await look({ changes: { custom: { duration: -5 } } })).toBeNull();
  expect(await look({ changes: {}, type: "unknown" })).toBeNull();
  expect(await look({ changes: {}, type: "\u0000" })).toBeNull();
  expect(await look({ changes: undefined })).toBeNull();
  expect(await look({ changes: "text" })).toBeNull();
});
