import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { planSubjectSteps } from "@/lib/domain/bookings/workflow-steps/plan-subject-steps";
import type { Utm } from "@/lib/domain/events/schema";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { type Form, type FormResponse, Prisma } from "@/lib/platform/db/generated/client";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { Language } from "@/lib/platform/i18n/languages";
import { type FormDecision, resolveFormTarget } from "../resolve-form-target";
import { extractContact } from "./extract-contact";
import { formResponse } from "./schema";
import { type ResponseRow, serializeResponse } from "./serialize";

export interface FormSubmission {
  /** Validated answers. */
  answers: readonly Answer[];
  lang: Language;
  /** UTM parameters of the form's URL. */
  utm: Utm | null;
  /** Random token created with the form; a form submitted twice is one response with the later answers. */
  token: string;
}

/** The target of a response. The booking page reads the answers with `token`. */
export interface FormResponseOutcome extends FormDecision {
  token: string;
}

/** Stores the response and returns its target. */
export function submitFormResponse(
  db: Db,
  form: Form,
  submission: FormSubmission,
  now: Instant,
): Promise<FormResponseOutcome> {
  return withTransaction(db, async (tx) => {
    const decision = await resolveFormTarget(tx, form, submission.answers);
    const token = await storeResponse(tx, form, { ...submission, decision }, now);
    return { ...decision, token };
  });
}

interface EvaluatedSubmission extends FormSubmission {
  decision: FormDecision;
}

/** Stores the response. A repeated submission updates the existing row until something is booked with it. */
async function storeResponse(
  tx: Db,
  form: Form,
  submission: EvaluatedSubmission,
  now: Instant,
): Promise<string> {
  const { organizationId, id: formId } = form;
  const { answers, lang, utm, token, decision } = submission;
  const columns = {
    answers: answers as unknown as Prisma.InputJsonValue,
    email: extractContact(answers).email ?? null,
    lang,
    ruleId: decision.rule,
    target: (decision.to ?? {}) as Prisma.InputJsonValue,
    utm,
  };
  const where = { organizationId, tokenHash: hashToken(token) };
  const before = await tx.formResponse.findUnique({ where: { organizationId_tokenHash: where } });
  if (before && isSameResponse(before, form, submission)) return token;
  if (before && before.formId === formId && before.eventId === null) {
    const data = { ...columns, utm: utm ?? Prisma.DbNull };
    const row = await tx.formResponse.update({ where: toRowKey(organizationId, before.id), data });
    await emitFormAnswered(tx, row, now);
    return token;
  }
  const unusedToken = before ? generateToken() : token;
  const id = generateId();
  const row = {
    ...columns,
    id,
    organizationId,
    formId,
    tokenHash: hashToken(unusedToken),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  };
  const inserted = await insertNewRows(tx, "form_responses", [row]);
  // No row is inserted if the same form was submitted concurrently.
  if (inserted.length > 0)
    await emitFormAnswered(tx, { ...row, eventId: null } as unknown as ResponseRow, now);
  return unusedToken;
}

const isSameResponse = (
  before: Pick<FormResponse, "formId" | "answers" | "ruleId">,
  { id }: Form,
  { answers, decision }: EvaluatedSubmission,
): boolean =>
  before.formId === id &&
  before.ruleId === decision.rule &&
  isDeepStrictEqual(before.answers, JSON.parse(JSON.stringify(answers)));

/** Emits the webhook, and plans the messages of workflows. */
async function emitFormAnswered(tx: Db, row: ResponseRow, now: Instant): Promise<void> {
  const organization = asOrganizationId(row.organizationId);
  await emitWebhookActions(tx, {
    organization,
    actions: ["form.answered"],
    about: async () => ({
      resource: z.encode(formResponse, serializeResponse(row)),
      occurredAt: row.createdAt,
    }),
  });
  await planSubjectSteps(tx, organization, { trigger: "form_answered", subject: row.id }, now);
}
