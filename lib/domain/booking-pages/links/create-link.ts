import type { Instant } from "@/lib/core/time/instant";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { Auth } from "@/lib/platform/http/auth";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { ApiProblem, type FieldCode } from "@/lib/platform/http/problem";
import { linkColumns } from "./columns";
import { findLink } from "./queries";
import { requireSound } from "./require-sound";
import type { LinkBody } from "./schema";
import { serializeLink } from "./serialize";

export type Maker = Pick<Auth, "organization" | "actor">;

/** Answers the token, which cannot be read again: only its hash is kept. */
export function createLink(db: Db, { organization, actor }: Maker, body: LinkBody, now: Instant) {
  return inTransaction(db, async (tx) => {
    const { page: nickname, type: handle = null, ...settings } = body;
    const { prefill = {}, locks = [] } = settings;
    requireSound({ sent: settings, prefill, locks, used: 0, now });
    const page = await tx.bookpage.findFirst({ where: { organizationId: organization, nickname } });
    if (!page) throw unknown("page", "is not a booking page of your organisation");
    const ofPage = { organizationId: organization, bookpageId: page.id };
    const type = handle && (await tx.appointmentType.findFirst({ where: { ...ofPage, handle } }));
    if (handle !== null && !type) throw unknown("type", "is not an appointment type of this page");
    const token = newToken();
    const id = newId();
    await tx.link.create({
      data: {
        id,
        ...ofPage,
        appointmentTypeId: type ? type.id : null,
        tokenHash: hashToken(token),
        ...linkColumns(settings),
        createdByUserId: actor.kind === "user" ? actor.id : null,
      },
    });
    const row = await findLink(tx, organization, id);
    return { link: serializeLink(row, now), url: linkUrl(row, token), token };
  });
}

function unknown(field: string, message: string) {
  const code: FieldCode = "unknown";
  const errors = [{ in: "body" as const, pointer: `/${field}`, code, message }];
  return new ApiProblem("not_found", `${field} ${message}.`, { errors });
}

const linkUrl = ({ nickname, handle }: { nickname: string; handle: string | null }, token: string) =>
  `${pageOrigin()}/${nickname}${handle === null ? "" : `/types/${handle}`}?link=${token}`;
