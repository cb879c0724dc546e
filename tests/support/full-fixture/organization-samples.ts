import { buildTestBookingBody } from "../bookings";
import { makeUniqueName } from "../users";
import { buildWebhookSamples } from "../webhooks";
import type { OperationSamples } from "./sample";
import { ONE_PIXEL_PNG } from "./sample-bodies";

export const organizationSamples: OperationSamples = {
  ...buildWebhookSamples("/hooks"),
  ...buildWebhookSamples("/v2/hooks"),
  getActionItems: { foreign: "others", call: () => ({ path: "/v2/action_items" }) },
  listFeedback: { foreign: "empty", call: () => ({ path: "/v2/feedback" }) },
  getInsights: { foreign: "others", call: () => ({ path: "/v2/insights" }) },
  listJobs: { foreign: "others", call: () => ({ path: "/v2/jobs" }) },
  getOrganization: { foreign: "own", call: () => ({ path: "/v2/organization" }) },
  updateOrganization: {
    foreign: "own",
    call: () => ({ path: "/v2/organization", body: { confirm_bookers: true, week_start: "monday" } }),
  },
  getOrganizationById: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}` }),
  },
  updateOrganizationById: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}`, body: { footer: "Hello" } }),
  },
  putLogo: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}/logo`, ...ONE_PIXEL_PNG }),
  },
  deleteLogo: {
    foreign: 404,
    call: ({ organization }) => ({ path: `/v2/organizations/${organization}/logo` }),
  },
  getTestClock: { foreign: 200, call: () => ({ path: "/v2/test/clock" }) },
  updateTestClock: {
    foreign: 409,
    call: () => ({ path: "/v2/test/clock", body: { now: "2031-01-01T00:00:00Z" } }),
  },
  resetTestClock: { foreign: 409, call: () => ({ path: "/v2/test/clock" }) },
  resetSandbox: { foreign: 409, call: () => ({ path: "/v2/test/reset", body: {} }) },
  seedSandbox: { foreign: 409, call: () => ({ path: "/v2/test/demo" }) },
  setTestMode: { foreign: 403, call: () => ({ path: "/v2/test/mode", body: { test: false } }) },
  getProvisioning: { foreign: "own", call: () => ({ path: "/v2/provisioning" }) },
  getMailSender: { foreign: "own", call: () => ({ path: "/v2/mail_sender" }) },
  updateMailSender: {
    foreign: "own",
    call: () => ({
      path: "/v2/mail_sender",
      body: {
        server: { host: "smtp.example.com", user: "meetings@example.com", password: "of this account" },
        from: "meetings@example.com",
        from_name: "Acme Meetings",
      },
    }),
  },
  testMailSender: {
    foreign: 400,
    call: ({ user }) => ({ path: "/v2/mail_sender/test", body: { to: user.emails[0] } }),
  },
  deleteMailSender: { foreign: "own", call: () => ({ path: "/v2/mail_sender" }) },
  getMessageTexts: { foreign: 200, call: () => ({ path: "/v2/message_texts" }) },
  getMessageText: { foreign: 200, call: () => ({ path: "/v2/message_texts/reminder/en" }) },
  updateMessageText: {
    foreign: "written",
    call: () => ({
      path: "/v2/message_texts/reminder/fr",
      body: { subject: "See you soon: {title}", text: "Hello {recipient},\n\nsee you on {date}." },
    }),
  },
  deleteMessageText: { foreign: 200, call: () => ({ path: "/v2/message_texts/reminder/de" }) },
  previewMessageText: {
    foreign: 200,
    call: () => ({ path: "/v2/message_texts/preview", body: { kind: "sms_reminder", lang: "en" } }),
  },
  testMessageText: {
    foreign: 400,
    call: ({ user }) => ({
      path: "/v2/message_texts/test",
      body: { kind: "reminder", lang: "en", to: user.emails[0] },
    }),
  },
  listDomains: { foreign: "empty", call: () => ({ path: "/v2/domains" }) },
  checkCertificate: {
    foreign: 404,
    call: ({ domain }) => ({ path: `/v2/domains/certificate_check?domain=${domain.domain}` }),
  },
  createDomain: {
    foreign: "new",
    call: () => ({ path: "/v2/domains", body: { domain: `${makeUniqueName("meet")}.example.com` } }),
  },
  getDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/${domain._id}` }) },
  updateDomain: {
    foreign: 404,
    call: ({ domain }) => ({ path: `/v2/domains/${domain._id}`, body: { start_page: "teams" } }),
  },
  checkDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/${domain._id}/check` }) },
  deleteDomain: { foreign: 404, call: ({ domain }) => ({ path: `/v2/domains/${domain._id}` }) },
  getSmsAccount: { foreign: 200, call: () => ({ path: "/v2/sms_account" }) },
  connectSmsAccount: {
    foreign: 400,
    call: () => ({ path: "/v2/sms_account", body: { account_id: `AC${"0".repeat(32)}`, sender: "Acme" } }),
  },
  deleteSmsAccount: { foreign: 200, call: () => ({ path: "/v2/sms_account" }) },
  sendTestSms: {
    foreign: 409,
    call: () => ({ path: "/v2/sms_account/test", body: { to: "+4915123456789" } }),
  },
  getWhatsappAccount: { foreign: 200, call: () => ({ path: "/v2/whatsapp_account" }) },
  connectWhatsappAccount: {
    foreign: 400,
    call: () => ({
      path: "/v2/whatsapp_account",
      body: { phone_number_id: "106540352242922", business_account_id: "102290129340398" },
    }),
  },
  deleteWhatsappAccount: { foreign: 200, call: () => ({ path: "/v2/whatsapp_account" }) },
  listWhatsappTemplates: { foreign: 200, call: () => ({ path: "/v2/whatsapp_account/templates" }) },
  sendTestWhatsapp: {
    foreign: 409,
    call: () => ({
      path: "/v2/whatsapp_account/test",
      body: { to: "+4915123456789", template: "appointment_reminder" },
    }),
  },
  refreshWhatsappTemplates: {
    foreign: 409,
    call: () => ({ path: "/v2/whatsapp_account/templates", body: {} }),
  },
  getSlack: { foreign: 200, call: () => ({ path: "/v2/slack" }) },
  authorizeSlack: { foreign: 409, call: () => ({ path: "/v2/slack/authorization" }) },
  disconnectSlack: { foreign: 200, call: () => ({ path: "/v2/slack" }) },
  listSlackChannels: { foreign: 200, call: () => ({ path: "/v2/slack/channels?q=bookings" }) },
  setSlackChannel: {
    foreign: 409,
    call: () => ({ path: "/v2/slack/channels", body: { purpose: "organization", channel: "C0123456789" } }),
  },
  sendTestSlack: {
    foreign: 409,
    call: () => ({ path: "/v2/slack/test", body: { purpose: "organization" } }),
  },
  matchSlackPeople: { foreign: 409, call: () => ({ path: "/v2/slack/people" }) },
  describePage: { foreign: "same", call: ({ bookpage }) => ({ path: `/${bookpage.nickname}/page.json` }) },
  listPageSlots: {
    foreign: "same",
    call: ({ bookpage }) => ({ path: `/${bookpage.nickname}/slots.json?from=2031-04-07&to=2031-04-08` }),
  },
  createPageBooking: {
    foreign: "public",
    call: ({ bookpage }) => ({
      path: `/${bookpage.nickname}/bookings.json`,
      body: buildTestBookingBody({
        start: "2031-04-07T10:00:00Z",
        attendee: { name: "Ana Silva", email: `${makeUniqueName("booker")}@example.com` },
      }),
    }),
  },
  checkPageSeries: {
    foreign: "same",
    call: ({ fullPage, fullDay }) => ({
      path: `/${fullPage.nickname}/series.json?start=${fullDay}T09:00:00Z&times=3`,
    }),
  },
  getPushKey: { foreign: "same", call: () => ({ path: "/v2/push_key" }) },
  createOffer: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: "/v2/offers",
      body: {
        page: bookpage.nickname,
        starts: ["2031-03-18T10:00:00Z"],
        lang: "fr",
        timezone: "Europe/Paris",
      },
    }),
  },
  listMailSuppressions: { foreign: "empty", call: () => ({ path: "/v2/mail_suppressions" }) },
  deleteMailSuppression: {
    foreign: 404,
    call: ({ suppression }) => ({ path: `/v2/mail_suppressions/${suppression.id}` }),
  },
  listMails: { foreign: "empty", call: () => ({ path: "/v2/mails" }) },
  resendMail: {
    foreign: 404,
    call: ({ mail }) => ({ path: `/v2/mails/${mail._id}/resend` }),
  },
  getMail: { foreign: 404, call: ({ mail }) => ({ path: `/v2/mails/${mail._id}` }) },
  listTrash: { foreign: "empty", call: () => ({ path: "/v2/trash" }) },
  restoreFromTrash: {
    foreign: 404,
    call: ({ removed }) => ({ path: `/v2/trash/${removed._id}/restore`, body: {} }),
  },
  undoChange: { foreign: 404, call: ({ change }) => ({ path: `/v2/audit/${change._id}/undo`, body: {} }) },
  exportSettings: { foreign: "others", call: () => ({ path: "/v2/settings_files" }) },
  planSettings: {
    foreign: "new",
    call: () => ({
      path: "/v2/plans",
      body: { files: [{ path: "brand.yaml", text: "accent: '#9a3412'\n" }] },
    }),
  },
  getPlan: { foreign: 404, call: ({ plan }) => ({ path: `/v2/plans/${plan._id}` }) },
  applyPlan: { foreign: 404, call: ({ plan }) => ({ path: `/v2/plans/${plan._id}/apply`, body: {} }) },
  startImport: {
    foreign: "new",
    call: () => ({ path: "/v2/imports", body: { tool: "calcom", kind: "settings", token: "cal_live_1" } }),
  },
  startFileImport: {
    foreign: "new",
    call: () => ({
      path: "/v2/imports/files",
      body: {
        format: "csv",
        text: "Start,Duration,Client,Email,Staff\n2027-03-01 09:00,30,Kim Doe,kim@mail.example,ana@example.com\n",
        timezone: "Europe/Berlin",
      },
    }),
  },
  getImport: { foreign: 404, call: ({ toolImport }) => ({ path: `/v2/imports/${toolImport._id}` }) },
  stopImport: {
    foreign: 404,
    call: ({ toolImport }) => ({ path: `/v2/imports/${toolImport._id}/stop`, body: {} }),
  },
  continueImport: {
    foreign: 404,
    call: ({ toolImport }) => ({
      path: `/v2/imports/${toolImport._id}/continue`,
      body: { token: "cal_live_1" },
    }),
  },
  applyImport: {
    foreign: 404,
    call: ({ toolImport }) => ({ path: `/v2/imports/${toolImport._id}/apply`, body: {} }),
  },
  startTransition: {
    foreign: "new",
    call: () => ({ path: "/v2/transitions", body: { tool: "calcom", token: "cal_live_1" } }),
  },
  listTransitions: { foreign: "others", call: () => ({ path: "/v2/transitions" }) },
  getTransition: {
    foreign: 404,
    call: ({ transition }) => ({ path: `/v2/transitions/${transition._id}` }),
  },
  syncTransition: {
    foreign: 404,
    call: ({ transition }) => ({
      path: `/v2/transitions/${transition._id}/sync`,
      body: { token: "cal_live_1" },
    }),
  },
  switchTransition: {
    foreign: 404,
    call: ({ transition }) => ({ path: `/v2/transitions/${transition._id}/switch`, body: {} }),
  },
  revertTransition: {
    foreign: 404,
    call: ({ transitionToRevert: one }) => ({ path: `/v2/transitions/${one._id}/revert`, body: {} }),
  },
  finishTransition: {
    foreign: 404,
    call: ({ transitionToFinish: one }) => ({ path: `/v2/transitions/${one._id}/finish`, body: {} }),
  },
  findOldLinks: { foreign: "same", call: () => ({ path: "/v2/old_links" }) },
  listAuditEntries: { foreign: "others", call: () => ({ path: "/v2/audit" }) },
};
