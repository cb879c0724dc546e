import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Access, Watch } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { END_ACCESS } from "@/lib/domain/calendars/tasks";
import { open } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { newAccess } from "./new-access";

/** Tells a provider that access to an account is no longer wanted, and forgets the credentials. */
export async function giveBackAccess(
  db: Db,
  { organization, access: id }: PayloadOf<typeof END_ACCESS>,
  signal: AbortSignal,
  endOther: EndOther = async () => {},
): Promise<void> {
  const ended = await db.endedAccess.findUnique({ where: keyOf(organization, id) });
  if (!ended) return;
  const { source, sourceId } = ended;
  const provider = findProvider(source);
  const text = open(ended.credentials, rowPlace("ended_accesses.credentials", ended.organizationId, id));
  if (!provider && text)
    await unlessRefused(() => endOther(ended, newAccess<Tokens>(JSON.parse(text), organization, signal)));
  if (provider && text) {
    const access = newAccess<unknown>(JSON.parse(text), ended.organizationId, signal);
    await unlessRefused(async () => {
      for (const watch of ended.watches as unknown as Watch[]) await provider.watcher?.stop(access, watch);
      // An account's access ends for everybody who has connected it.
      const isUsed = await db.calendar.count({ where: { source, sourceId } });
      if (!isUsed) await provider.end?.(access);
    });
  }
  await db.endedAccess.deleteMany({ where: { organizationId: organization, id } });
}

/** Gives back what is no source of calendars. */
export type EndOther = (
  account: { source: string; sourceId: string },
  access: Access<Tokens>,
) => Promise<void>;

/** Refused for good, there is nothing left to give back. */
async function unlessRefused(giveBack: () => Promise<void>): Promise<void> {
  try {
    await giveBack();
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.reason === "busy") throw error;
  }
}
