import { findName } from "@/lib/domain/tenancy/directory/find-name";
import type { Db } from "@/lib/platform/db/client";
import { type Look, readLook } from "./look";

const MAX_NICKNAME_CHARACTERS = 64;

/** Of the organisation whose page has this nickname; null: none has. */
export async function findPageLook(db: Db, nickname: string): Promise<Look | null> {
  if (nickname.length > MAX_NICKNAME_CHARACTERS || nickname.includes("\0")) return null;
  const named = await findName(db, "nickname", nickname);
  return named && readLook(db, named.organization);
}
