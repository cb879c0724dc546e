import { z } from "zod";
import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { extractContact } from "@/lib/domain/bookings/forms/responses/extract-contact";
import { formResponse } from "@/lib/domain/bookings/forms/responses/schema";
import { serializeResponse, toTarget } from "@/lib/domain/bookings/forms/responses/serialize";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { isInternalReader, sanitizeExternalText } from "@/lib/domain/events/event-mails/mail-names";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Form, FormResponse } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { StepSubject, SubjectTexts } from "./step-subject";

const TARGET_PAGE = definePreparedStatement<{
  host: string | null;
  team: string | null;
  zone: string | null;
}>(`
  SELECT b.user_id AS host, b.team_id AS team, u.timezone AS zone
    FROM bookpages b LEFT JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
   WHERE b.organization_id = $1 AND b.nickname = $2`);

/** Loads the answers to a form as the subject of steps; null if they were deleted. */
export async function loadResponseSubject(
  tx: Db,
  organization: OrganizationId,
  id: string,
): Promise<StepSubject | null> {
  const row = await tx.formResponse.findFirst({
    where: { organizationId: organization, id },
    include: { form: true },
  });
  if (!row) return null;
  const { form, ...response } = row;
  const to = toTarget(response);
  const [page] = to?.page ? await executeSql(tx, TARGET_PAGE, [organization, to.page]) : [];
  const answers = response.answers as unknown as Answer[];
  const { email = null, name = null } = extractContact(answers);
  return {
    organization,
    trigger: "form_answered",
    id,
    occasion: "",
    lang: isLanguage(response.lang) ? response.lang : "en",
    zone: page?.zone ?? "UTC",
    person: { email, name },
    answers,
    page: {},
    form: form.id,
    team: to?.team ?? page?.team ?? null,
    host: page?.host ?? null,
    // A meeting that was booked with the answers has messages of its own.
    end: response.eventId === null ? null : { reason: "booked", onlyDelayed: true },
    encode: () => ({ response: z.encode(formResponse, serializeResponse(response)) }),
    listTexts: (reader) => listTexts(form, response, { answers, name, email }, reader),
  };
}

interface Contact {
  answers: readonly Answer[];
  name: string | null;
  email: string | null;
}

/** Team admins read what was answered as it is; for all others, links in it are broken. */
function listTexts(
  form: Form,
  response: FormResponse,
  { answers, name, email }: Contact,
  reader: MailReader,
): SubjectTexts {
  const t = getMailTranslator(reader.lang);
  const title = selectTranslation(form.title as LocalText, reader.lang);
  const isPerson = reader.role === "booker";
  const known = isInternalReader(reader) || isPerson ? (name ?? email) : name;
  return {
    values: {
      recipient: sanitizeExternalText(reader.name ?? reader.email, reader),
      booker: known ? sanitizeExternalText(known, reader) : t("someone"),
      form: title,
      link: isPerson
        ? resolvePageOrigin() + buildPersonPath(form, response)
        : `${env().WEB_URL}/console/forms/${form.slug}/responses`,
      ...Object.fromEntries(
        answers.map(({ key, text }) => [`answer.${key}`, sanitizeExternalText(text, reader)]),
      ),
    },
    facts: [],
    notes: isPerson
      ? [t("workflowForm.why", { form: title, organization: reader.organizationName ?? "" })]
      : [],
    leave: null,
  };
}

/** The path of the page to which the answers led, or else of the form. */
function buildPersonPath({ slug }: Form, response: FormResponse): string {
  const { page, type, state } = toTarget(response) ?? {};
  if (!page || state !== "open") return `/forms/${slug}`;
  return type ? `/${page}/types/${type}` : `/${page}`;
}
