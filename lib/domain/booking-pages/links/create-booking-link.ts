import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem, type FieldCode } from "@/lib/domain/contracts/problem";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { getBookingLinkRow } from "./queries";
import type { LinkBody } from "./schema";
import { serializeLink } from "./serialize";
import { toLinkColumns } from "./to-link-columns";
import { validateLink } from "./validate-link";

export type LinkCreator = Pick<Auth, "organization" | "actor">;

/** Returns the token once: only its hash is stored. */
export function createBookingLink(
  db: Db,
  { organization, actor }: LinkCreator,
  body: LinkBody,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const { page: pageSlug, type: typeSlug = null, ...settings } = body;
    const { prefill = {}, locks = [] } = settings;
    validateLink({ sent: settings, prefill, locks, used: 0, now });
    const page = await tx.bookpage.findFirst({ where: { organizationId: organization, slug: pageSlug } });
    if (!page) throw buildUnknownFieldProblem("page", "is not a booking page of your organisation");
    const ofPage = { organizationId: organization, bookpageId: page.id };
    const type = typeSlug && (await tx.appointmentType.findFirst({ where: { ...ofPage, slug: typeSlug } }));
    if (typeSlug !== null && !type)
      throw buildUnknownFieldProblem("type", "is not an appointment type of this page");
    const token = generateToken();
    const id = generateId();
    await tx.link.create({
      data: {
        id,
        ...ofPage,
        appointmentTypeId: type ? type.id : null,
        tokenHash: hashToken(token),
        ...toLinkColumns(settings),
        createdByUserId: actor.kind === "user" ? actor.id : null,
      },
    });
    const row = await getBookingLinkRow(tx, organization, id);
    return { link: serializeLink(row, now), url: buildLinkUrl(row, token), token };
  });
}

function buildUnknownFieldProblem(field: string, message: string) {
  const code: FieldCode = "unknown";
  const errors = [{ in: "body" as const, pointer: `/${field}`, code, message }];
  return new ApiProblem("not_found", `${field} ${message}.`, { errors });
}

const buildLinkUrl = ({ pageSlug, typeSlug }: { pageSlug: string; typeSlug: string | null }, token: string) =>
  `${resolvePageOrigin()}/${pageSlug}${typeSlug === null ? "" : `/types/${typeSlug}`}?link=${token}`;
