import type { TranslateConsole } from "../texts";

/** The labels of a provider's fields, for error messages. */
export const listProviderLabels = (t: TranslateConsole) => ({
  "/provider/kind": t("signIn.kind"),
  "/provider/issuer": t("signIn.issuer"),
  "/provider/client_id": t("signIn.clientId"),
  "/provider/client_secret": t("signIn.clientSecret"),
  "/provider/metadata_url": t("saml.metadataUrl"),
  "/provider/metadata": t("saml.metadata"),
  "/provider/sign_in_url": t("saml.signInUrl"),
  "/provider/certificates": t("saml.certificates"),
  "/provider/attributes/email": t("saml.email"),
  "/provider/attributes/first_name": t("saml.firstName"),
  "/provider/attributes/last_name": t("saml.lastName"),
  "/provider/idp_initiated": t("saml.idpInitiated"),
  "/provider/joining": t("signIn.joining"),
  "/provider/group_claim": t("signIn.groupClaim"),
  "/provider/admin_groups": t("signIn.adminGroups"),
  "/provider/team_groups": t("signIn.teamGroups"),
  "/provider/only": t("signIn.only"),
  "/provider/emergency_admin": t("signIn.emergency"),
});
