import type { Db } from "@/lib/platform/db/client";
import type { MessageText } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { describeKind, listParts, MESSAGE_KIND_NAMES } from "./kinds";
import { serializeMessageText } from "./serialize";
import type { TextKey } from "./text-key";
import { TEXT_VARIABLES } from "./variables";

export const findMessageText = (
  db: Db,
  organization: OrganizationId,
  { kind, lang }: TextKey,
): Promise<MessageText | null> =>
  db.messageText.findUnique({
    where: { organizationId_kind_lang: { organizationId: organization, kind, lang } },
  });

export const getMessageText = async (db: Db, organization: OrganizationId, key: TextKey) =>
  serializeMessageText(organization, key, await findMessageText(db, organization, key));

/** Lists the kinds with the languages of the organisation's texts, and the variables. */
export async function getMessageTexts(db: Db, organization: OrganizationId) {
  const rows = await db.messageText.findMany({
    where: { organizationId: organization },
    select: { kind: true, lang: true, failedAt: true },
    orderBy: { lang: "asc" },
  });
  const kinds = MESSAGE_KIND_NAMES.map((kind) => {
    const { group, audience, channel, canOmitDetails = false } = describeKind(kind);
    const own = rows.filter((row) => row.kind === kind);
    const listLanguages = (chosen: typeof own) => chosen.map(({ lang }) => lang).filter(isLanguage);
    return {
      kind,
      group,
      audience,
      channel,
      can_omit_details: canOmitDetails,
      languages: listLanguages(own),
      failing: listLanguages(own.filter(({ failedAt }) => failedAt !== null)),
      parts: listParts(kind).map(
        ({ part, max, isRequired, isSingleLine, hasLinks, variables, required }) => ({
          part,
          max,
          required: isRequired,
          single_line: isSingleLine,
          links: hasLinks,
          variables: [...variables],
          needed: [...required],
        }),
      ),
    };
  });
  const variables = Object.entries(TEXT_VARIABLES).map(([name, { type, description, ...rest }]) => ({
    name,
    type,
    choices: "choices" in rest ? [...rest.choices] : [],
    description,
  }));
  return { kinds, variables };
}
