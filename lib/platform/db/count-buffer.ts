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

type Counts = Map<OrganizationId, Map<string, Counted<OfOrganization>>>;

// Stored on globalThis, as the server, which writes the counts at its end, and the bundled pages each have
// a copy of this module.
const shared = globalThis as { bookpageCounts?: Map<string, Counts> };

/** Counts in memory, so that a page does not wait for the database. */
export function createCountBuffer<Subject extends OfOrganization>({
  name,
  toKey,
  maxSubjects,
}: CountOptions<Subject>) {
  const getCounts = () => {
    shared.bookpageCounts ??= new Map();
    const counts = (shared.bookpageCounts.get(name) ?? new Map()) as Map<
      OrganizationId,
      Map<string, Counted<Subject>>
    >;
    shared.bookpageCounts.set(name, counts);
    return counts;
  };
  const addCount = (counted: Counted<Subject>) => {
    const counts = getCounts();
    const ofOrganization = counts.get(counted.organization) ?? new Map<string, Counted<Subject>>();
    const key = toKey(counted);
    const before = ofOrganization.get(key);
    const total = [...counts.values()].reduce((sum, { size }) => sum + size, 0);
    if (before) before.count += counted.count;
    else if (ofOrganization.size < maxSubjects && total < MAX_SUBJECTS) ofOrganization.set(key, counted);
    counts.set(counted.organization, ofOrganization);
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
      const consumed = [...getCounts()];
      getCounts().clear();
      for (const [organization, counts] of consumed)
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
