import { areSecretsRight } from "@/lib/platform/crypto/check-secrets";
import { type Finding, fine, type Patient, wrong } from "./finding";

export async function checkSecret({ client, secrets }: Patient): Promise<Finding[]> {
  const about = "secret";
  if (!(await areSecretsRight(client, secrets)))
    return [
      wrong(
        about,
        "BOOKPAGE_SECRET does not open what the database holds",
        "set the secret that it was sealed with, or name it in BOOKPAGE_SECRET_PREVIOUS; backup:secrets tells that of a backup",
      ),
    ];
  return [
    secrets.length === 1
      ? fine(about, "opens what is sealed")
      : wrong(about, "the previous one is still set", "call bookpage secret:rotate, then remove it"),
  ];
}
