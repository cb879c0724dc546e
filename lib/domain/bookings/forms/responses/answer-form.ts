import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Utm } from "@/lib/domain/events/schema";
import { fireActions } from "@/lib/domain/messaging/webhooks/fire-actions";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { type Form, type FormResponse, Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { type Decision, decide } from "../decide";
import { readContact } from "./contact";
import { formResponse } from "./schema";
import { type ResponseRow, serializeResponse } from "./serialize";

export interface Answering {
  /** Checked against the questions. */
  answers: readonly Answer[];
  lang: Language;
  /** Of the address that led to the form. */
  utm: Utm | null;
  /** Random, made with the page: sent twice, it is one response, of which the later answers count. */
  token: string;
}

/** Where the answers lead. `token` is by what whoever gets there knows of them. */
export interface Led extends Decision {
  token: string;
}

/** Keeps what was answered, and says where it leads. */
export function answerForm(db: Db, form: Form, answering: Answering, now: Instant): Promise<Led> {
  return inTransaction(db, async (tx) => {
    const decision = await decide(tx, form, answering.answers);
    const token = await keepAnswers(tx, form, { ...answering, decision }, now);
    return { ...decision, token };
  });
}

interface Kept extends Answering {
  decision: Decision;
}

/** Of a form that was sent before, the row that there is says anew what was answered, until something is booked with it. */
async function keepAnswers(tx: Db, form: Form, kept: Kept, now: Instant): Promise<string> {
  const { organizationId, id: formId } = form;
  const { answers, lang, utm, token, decision } = kept;
  const columns = {
    answers: answers as unknown as Prisma.InputJsonValue,
    email: readContact(answers).email ?? null,
    lang,
    ruleId: decision.rule,
    target: (decision.to ?? {}) as Prisma.InputJsonValue,
    utm,
  };
  const where = { organizationId, tokenHash: hashToken(token) };
  const before = await tx.formResponse.findUnique({ where: { organizationId_tokenHash: where } });
  if (before && isSame(before, form, kept)) return token;
  if (before && before.formId === formId && before.eventId === null) {
    const data = { ...columns, utm: utm ?? Prisma.DbNull };
    const row = await tx.formResponse.update({ where: keyOf(organizationId, before.id), data });
    await tellAnswered(tx, row);
    return token;
  }
  const free = before ? newToken() : token;
  const id = newId();
  const row = {
    ...{ ...columns, id, organizationId, formId, tokenHash: hashToken(free) },
    ...{ createdAt: new Date(now), updatedAt: new Date(now) },
  };
  const inserted = await insertNewRows(tx, "form_responses", [row]);
  // Where nothing was written, the same form has just been sent twice at once.
  if (inserted.length > 0) await tellAnswered(tx, { ...row, eventId: null } as unknown as ResponseRow);
  return free;
}

const isSame = (
  before: Pick<FormResponse, "formId" | "answers" | "ruleId">,
  { id }: Form,
  { answers, decision }: Kept,
): boolean =>
  before.formId === id &&
  before.ruleId === decision.rule &&
  isDeepStrictEqual(before.answers, JSON.parse(JSON.stringify(answers)));

const tellAnswered = (tx: Db, row: ResponseRow) =>
  fireActions(tx, {
    organization: asOrganizationId(row.organizationId),
    actions: ["form.answered"],
    about: async () => ({
      resource: z.encode(formResponse, serializeResponse(row)),
      occurredAt: row.createdAt,
    }),
  });
