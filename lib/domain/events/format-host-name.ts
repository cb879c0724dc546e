import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { EventRow } from "./event-rows";

/** Formats the name of the event's host; empty if none is known. */
export const formatHostName = ({ createdByUser: user, createdByName }: EventRow): string =>
  (user && formatFullName(user)) ?? createdByName ?? "";
