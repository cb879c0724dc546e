import { randomBytes } from "node:crypto";
import type { Api } from "./fixtures";

export interface CallingApp {
  _id: string;
  name: string;
  /** Returns the app's creator token for an address without an account. */
  vouchFor: (email: string) => Promise<string>;
}

export async function registerTestApp(api: Api, name = "Support desk"): Promise<CallingApp> {
  const { _id, secret } = await api<{ _id: string; secret: string }>("POST", "/v2/third_parties", { name });
  return {
    _id,
    name,
    vouchFor: async (email) =>
      (
        await api<{ token: string }>(
          "GET",
          `/v2/third_parties/token?${new URLSearchParams({ cm: email, secret })}`,
        )
      ).token,
  };
}

export const generateCreatorEmail = () => `dana-${randomBytes(5).toString("hex")}@desk.example`;

/** The fields that the app fills in. */
const FILLED = {
  et: "Boiler visit",
  em: "We bring the parts.",
  im: "ana@mail.example|bo@mail.example",
  in: "Ana Duarte|",
  places: "Studio|14 Tanner Street||Video call|https://meet.example/boiler",
};

export const buildWizardLink = (step: "invitees" | "details", params: Record<string, string>) =>
  `/add_${step}?${new URLSearchParams({ ...FILLED, ...params })}`;
