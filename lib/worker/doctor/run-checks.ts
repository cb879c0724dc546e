import { checkAddress } from "./check-address";
import { checkDatabase } from "./check-database";
import { checkDisk } from "./check-disk";
import { checkIntegrations } from "./check-integrations";
import { checkMail } from "./check-mail";
import { checkMigrations } from "./check-migrations";
import { checkQueue } from "./check-queue";
import { checkReplica } from "./check-replica";
import { checkRouter } from "./check-router";
import { checkSecret } from "./check-secret";
import { checkStorage } from "./check-storage";
import { checkTime } from "./check-time";
import { type DoctorContext, type Finding, reportFailure } from "./finding";

type Check = (patient: DoctorContext) => Promise<Finding[]>;

const CHECKS: readonly Check[] = [checkDatabase, checkMigrations];

/** Checks that read tables; they run only if the migrations are up to date. */
const CHECKS_OF_DATA: readonly Check[] = [
  checkSecret,
  checkQueue,
  checkTime,
  checkIntegrations,
  checkStorage,
  checkRouter,
];

const CHECKS_OF_SURROUNDINGS: readonly Check[] = [checkReplica, checkMail, checkDisk, checkAddress];

/** Checks everything that the service needs, without changing it, and returns the findings. */
export async function runChecks(patient: DoctorContext): Promise<Finding[]> {
  const findings = await runEach(CHECKS, patient);
  const isMigrated = findings.every(({ about, ok }) => ok || about !== "migrations");
  if (isMigrated) findings.push(...(await runEach(CHECKS_OF_DATA, patient)));
  return [...findings, ...(await runEach(CHECKS_OF_SURROUNDINGS, patient))];
}

async function runEach(checks: readonly Check[], patient: DoctorContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    findings.push(
      ...(await check(patient).catch((error: Error) => [
        reportFailure(check.name, error.message, "this is unexpected: please report it"),
      ])),
    );
  }
  return findings;
}
