import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { buildAddressParts } from "@/lib/domain/events/planned-steps/build-address-parts";
import { isFixedAddress } from "@/lib/domain/events/planned-steps/list-recipients";
import type { StepMessage } from "@/lib/domain/events/planned-steps/step-channel";
import { renderValues } from "@/lib/domain/events/workflows/text-variables";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { StepSubject } from "./step-subject";

/** Renders the mail of a step without a meeting: the step's own text, above the facts of an offer. */
export function renderSubjectMail(
  { listTexts, person }: StepSubject,
  { id, step, recipient }: StepMessage,
  reader: MailReader,
): NewMail {
  const { values, facts, notes, leave } = listTexts(reader);
  const subject = renderValues(step.subject, values);
  const hasOneReader = isFixedAddress(recipient) || reader.role === "booker";
  return {
    key: hasOneReader ? `workflow/${id}` : `workflow/${id}/${reader.email}`,
    eventId: null,
    kind: "workflow",
    recipient: reader.email,
    subject,
    from: reader.organizationName ?? null,
    to: reader.name,
    // Team admins answer the person; no others learn the address.
    replyTo: reader.role === "team" ? person.email : null,
    calendar: null,
    // The link of an offer books in the name of the person who waits.
    ...(leave && { personal: "withServer" as const, leave: leave.post }),
    content: {
      lang: reader.lang,
      heading: subject,
      text: renderValues(step.text, values),
      facts,
      quote: null,
      button: null,
      notes,
      more: leave,
      footer: getMailTranslator(reader.lang)("footer"),
      ...(reader.stopLink && buildAddressParts(reader, reader.stopLink)),
    },
    ...(reader.stopLink && { leave: `${reader.stopLink}/submit` }),
  };
}
