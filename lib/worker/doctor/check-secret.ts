import { areSecretsValid } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

export async function checkSecret({ client, secrets }: DoctorContext): Promise<Finding[]> {
  const about = "secret";
  if (!(await areSecretsValid(client, secrets)))
    return [
      reportFailure(
        about,
        "BOOKPAGE_SECRET does not decrypt the values in the database",
        "set the secret that sealed them, also as BOOKPAGE_SECRET_PREVIOUS; backup:secrets prints that of a backup",
      ),
    ];
  return [
    secrets.length === 1
      ? reportPass(about, "decrypts every sealed value")
      : reportFailure(about, "the previous one is still set", "run bookpage secret:rotate, then remove it"),
  ];
}
