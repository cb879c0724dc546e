import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

type Entry = Schemas["AuditEntry"];

/** Writes a noun within a sentence: abbreviations and German nouns keep their capitals. */
const toLowerNoun = (noun: string, lang: string): string =>
  lang === "de" || noun.charAt(1) !== noun.charAt(1).toLowerCase()
    ? noun
    : noun.charAt(0).toLocaleLowerCase(lang) + noun.slice(1);

/** Returns the actor's name, also after the actor was deleted. */
export function formatActor({ actor }: Entry, t: TranslateConsole): string {
  if (actor.kind === "key" && actor.name) return t("audit.keyNamed", { name: actor.name });
  return actor.name ?? t(`audit.${actor.kind}`);
}

/** Formats an entry as a sentence: who did what. */
export function formatAct(entry: Entry, t: TranslateConsole, lang: string): string {
  const { action, resource, resource_name: name } = entry;
  const who = formatActor(entry, t);
  if (resource === "impersonation")
    return t(action === "create" ? "audit.viewingStarted" : "audit.viewingStopped", {
      who,
      name: name ?? t("users.unnamed"),
    });
  if (action === "sign_in") return t("audit.signedIn", { name: name ?? who });
  const thing = toLowerNoun(t(`audit.resources.${resource}`), lang);
  const what = !name ? thing : resource === "user" ? name : t("audit.named", { thing, name });
  if (action === "refuse") return t("audit.refused", { what });
  const isSelf = resource === "user" && entry.actor.kind === "user" && entry.actor.id === entry.resource_id;
  if (isSelf && action === "update") return t("audit.changedProfile", { who });
  return t(`audit.did.${action}`, { who, what });
}
