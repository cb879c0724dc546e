import type { serializeMailSender } from "./serialize";

type SenderState = ReturnType<typeof serializeMailSender>;

const SETTINGS = ["from", "from_name", "reply_to", "envelope_from"] as const;

/** Lists changes for the audit log, which records of the password only that it changed. */
export function listSenderChanges(before: SenderState, after: SenderState, isNewPassword: boolean) {
  const flatten = (state: SenderState): Record<string, unknown> => ({
    ...(state.server ?? {}),
    ...Object.fromEntries(SETTINGS.map((name) => [name, state[name]])),
  });
  const [was, is] = [flatten(before), flatten(after)];
  const changes: Record<string, { before: unknown; after: unknown }> = {};
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if ((was[name] ?? null) === (is[name] ?? null)) continue;
    changes[name] = { before: was[name] ?? null, after: is[name] ?? null };
  }
  if (isNewPassword) changes.password = { before: "hidden", after: "hidden" };
  return changes;
}
