import { checkAddress } from "./check-address";
import { checkDatabase } from "./check-database";
import { checkDisk } from "./check-disk";
import { checkMail } from "./check-mail";
import { checkMigrations } from "./check-migrations";
import { checkNeighbours } from "./check-neighbours";
import { checkQueue } from "./check-queue";
import { checkReplica } from "./check-replica";
import { checkSecret } from "./check-secret";
import { checkStorage } from "./check-storage";
import { checkTime } from "./check-time";
import { type Finding, type Patient, wrong } from "./finding";

type Check = (patient: Patient) => Promise<Finding[]>;

const CHECKS: readonly Check[] = [checkDatabase, checkMigrations];

/** These read tables, and are only asked where migrations are as they should be. */
const CHECKS_OF_DATA: readonly Check[] = [checkSecret, checkQueue, checkTime, checkNeighbours, checkStorage];

const CHECKS_OF_SURROUNDINGS: readonly Check[] = [checkReplica, checkMail, checkDisk, checkAddress];

/** Looks at everything that the service needs, changes nothing, and tells what it found. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const findings = await run(CHECKS, patient);
  const isMigrated = findings.every(({ about, ok }) => ok || about !== "migrations");
  if (isMigrated) findings.push(...(await run(CHECKS_OF_DATA, patient)));
  return [...findings, ...(await run(CHECKS_OF_SURROUNDINGS, patient))];
}

async function run(checks: readonly Check[], patient: Patient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(
      ...(await check(patient).catch((error: Error) => [
        wrong(check.name, error.message, "this is not expected: please report it"),
      ])),
    );
  }
  return findings;
}
