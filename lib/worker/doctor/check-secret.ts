import { areSecretsValid } from "@/lib/platform/crypto/assert-secrets";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

export async function checkSecret({ client, secrets }: DoctorContext): Promise<Finding[]> {
  const about = "secret";
  if (!(await areSecretsValid(client, secrets)))
    return [
      reportFailure(
        about,
        "BOOKPAGE_SECRET does not open what the database holds",
        "set the secret that it was sealed with, or name it in BOOKPAGE_SECRET_PREVIOUS; backup:secrets tells that of a backup",
      ),
    ];
  return [
    secrets.length === 1
      ? reportPass(about, "opens what is sealed")
      : reportFailure(about, "the previous one is still set", "call bookpage secret:rotate, then remove it"),
  ];
}
