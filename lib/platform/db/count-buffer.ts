import { setTimeout } from "node:timers";
import { log } from "../log/log";
import type { OrganizationId } from "./organization-id";

/** A subject with how often it occurred since the last write. */
type Counted<Subject> = Subject & { count: number };

interface OfOrganization {
  organization: OrganizationId;
}

interface CountOptions<Subject> {
  /** The name in the log. */
  name: string;
  toKey: (subject: Subject) => string;
  /** The limit of subjects of an organisation between two writes; further ones are not counted. */
  maxSubjects: number;
}

/** The limit of all organisations. */
const MAX_SUBJECTS = 10_000;

const WRITE_PAUSE_MS = 5000;

interface Counts<Subject> {
  byOrganization: Map<OrganizationId, Map<string, Counted<Subject>>>;
  /** The number of subjects of all organisations. */
  size: number;
}

// Stored on globalThis, as the server, which writes the counts at its end, and the bundled pages each have
// a copy of this module.
const shared = globalThis as { bookpageCounts?: Map<string, Counts<OfOrganization>> };

/** Counts in memory, so that a page does not wait for the database. */
export function createCountBuffer<Subject extends OfOrganization>({
  name,
  toKey,
  maxSubjects,
}: CountOptions<Subject>) {
  const reset = (): Counts<Subject> => {
    const counts: Counts<Subject> = { byOrganization: new Map(), size: 0 };
    shared.bookpageCounts ??= new Map();
    shared.bookpageCounts.set(name, counts as unknown as Counts<OfOrganization>);
    return counts;
  };
  const getCounts = () =>
    (shared.bookpageCounts?.get(name) as unknown as Counts<Subject> | undefined) ?? reset();
  const addCount = (counted: Counted<Subject>) => {
    const counts = getCounts();
    const ofOrganization = counts.byOrganization.get(counted.organization) ?? new Map();
    const key = toKey(counted);
    const before = ofOrganization.get(key);
    if (before) before.count += counted.count;
    else if (ofOrganization.size < maxSubjects && counts.size < MAX_SUBJECTS) {
      counts.byOrganization.set(counted.organization, ofOrganization.set(key, counted));
      counts.size += 1;
    }
  };
  const schedule = (write: () => void) => {
    if (getCounts().size === 0) setTimeout(write, WRITE_PAUSE_MS).unref();
  };
  return {
    /** `write` is called once per interval. */
    add: (subject: Subject, write: () => void): void => {
      schedule(write);
      addCount({ ...subject, count: 1 });
    },
    /** Writes the counts of each organisation; those that the database rejects are written by `again`. */
    flush: async (
      write: (organization: OrganizationId, counted: readonly Counted<Subject>[]) => Promise<unknown>,
      again: () => void,
    ): Promise<void> => {
      const { byOrganization } = getCounts();
      reset();
      for (const [organization, counts] of byOrganization)
        try {
          await write(organization, [...counts.values()]);
        } catch (error) {
          log().warn({ err: error }, `${name} could not be written and will be retried`);
          schedule(again);
          for (const counted of counts.values()) addCount(counted);
        }
    },
  };
}
