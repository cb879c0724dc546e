import { makeUniqueName } from "../users";
import type { OperationSamples } from "./sample";
import { ONE_PIXEL_PNG } from "./sample-bodies";

export const bookingPageSamples: OperationSamples = {
  listPageFullDays: {
    foreign: "same",
    call: ({ fullPage, fullDay }) => ({
      path: `/${fullPage.nickname}/waiting.json?from=${fullDay}&to=${fullDay}`,
    }),
  },
  joinPageWaiting: {
    foreign: "public",
    call: ({ fullPage, fullDay }) => ({
      path: `/${fullPage.nickname}/waiting.json`,
      body: {
        day: fullDay,
        attendee: { name: "Ana Silva", email: `${makeUniqueName("waits")}@example.com`, timezone: "UTC" },
      },
    }),
  },
  listAllBookpages: { foreign: "empty", call: () => ({ path: "/v2/bookpages?search=page" }) },
  getBookpage: { foreign: 404, call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}` }) },
  putCover: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}/cover`, ...ONE_PIXEL_PNG }),
  },
  deleteCover: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}/cover` }),
  },
  listBookpages: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/bookpages` }) },
  createBookpage: {
    foreign: 404,
    call: ({ user }) => ({
      path: "/v2/bookpages",
      body: { nickname: makeUniqueName("sample"), belongs_to: user._id, secondary: true },
    }),
  },
  updateBookpage: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}`, body: { message: "Mine now" } }),
  },
  deleteBookpage: { foreign: 404, call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}` }) },
  listAppointmentTypes: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: `/v2/bookpages/${bookpage.nickname}/types` }),
  },
  createAppointmentType: {
    foreign: 404,
    call: ({ bookpage, availability }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/types`,
      body: { name: "Deep dive", availability: availability._id },
    }),
  },
  getAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({ path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}` }),
  },
  updateAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}`,
      body: { name: "Mine now" },
    }),
  },
  deleteAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({ path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}` }),
  },
  listWorkflows: { foreign: "empty", call: () => ({ path: "/v2/workflows" }) },
  createWorkflow: {
    foreign: 400,
    call: ({ bookpage }) => ({
      path: "/v2/workflows",
      body: {
        name: "Reminder",
        filter: { pages: [bookpage._id] },
        steps: [
          {
            when: { trigger: "before_start", amount: 1, unit: "days" },
            to: ["booker"],
            template: "reminder",
          },
        ],
      },
    }),
  },
  getWorkflow: { foreign: 404, call: ({ workflow }) => ({ path: `/v2/workflows/${workflow._id}` }) },
  updateWorkflow: {
    foreign: 404,
    call: ({ workflow }) => ({ path: `/v2/workflows/${workflow._id}`, body: { name: "Mine now" } }),
  },
  listWorkflowMessages: {
    foreign: 404,
    call: ({ workflow }) => ({ path: `/v2/workflows/${workflow._id}/messages` }),
  },
  deleteWorkflow: { foreign: 404, call: ({ workflow }) => ({ path: `/v2/workflows/${workflow._id}` }) },
  sendAddressConfirmation: {
    foreign: 404,
    call: ({ workflow }) => ({
      path: `/v2/workflows/${workflow._id}/address_confirmations`,
      body: { email: "office@example.com" },
    }),
  },
  tryWorkflow: {
    foreign: 404,
    call: ({ workflow, event }) => ({
      path: `/v2/workflows/${workflow._id}/try`,
      body: { event: event._id },
    }),
  },
  listPageTemplates: { foreign: "empty", call: () => ({ path: "/v2/page_templates" }) },
  createPageTemplate: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: "/v2/page_templates",
      body: { name: "Made of a page", page: bookpage.nickname, locked: ["lengths"] },
    }),
  },
  getPageTemplate: { foreign: 404, call: ({ template }) => ({ path: `/v2/page_templates/${template._id}` }) },
  updatePageTemplate: {
    foreign: 404,
    call: ({ template }) => ({ path: `/v2/page_templates/${template._id}`, body: { name: "Mine now" } }),
  },
  deletePageTemplate: {
    foreign: 404,
    call: ({ template }) => ({ path: `/v2/page_templates/${template._id}?pages=keep` }),
  },
  listPageTemplateTypes: {
    foreign: 404,
    call: ({ template }) => ({ path: `/v2/page_templates/${template._id}/types` }),
  },
  createPageTemplateType: {
    foreign: 404,
    call: ({ template }) => ({
      path: `/v2/page_templates/${template._id}/types`,
      body: { name: "Deep dive", locked: ["words"] },
    }),
  },
  getPageTemplateType: {
    foreign: 404,
    call: ({ template, templateType }) => ({
      path: `/v2/page_templates/${template._id}/types/${templateType._id}`,
    }),
  },
  updatePageTemplateType: {
    foreign: 404,
    call: ({ template, templateType }) => ({
      path: `/v2/page_templates/${template._id}/types/${templateType._id}`,
      body: { name: "Mine now" },
    }),
  },
  deletePageTemplateType: {
    foreign: 404,
    call: ({ template, templateType }) => ({
      path: `/v2/page_templates/${template._id}/types/${templateType._id}`,
    }),
  },
  assignPageTemplate: {
    foreign: 404,
    call: ({ template, user }) => ({
      path: `/v2/page_templates/${template._id}/pages`,
      body: { users: [user._id] },
    }),
  },
  releasePageTemplate: {
    foreign: 404,
    call: ({ template, followed }) => ({
      path: `/v2/page_templates/${template._id}/release`,
      body: { pages: [followed._id], afterwards: "keep" },
    }),
  },
  listLinks: { foreign: "empty", call: ({ bookpage }) => ({ path: `/v2/links?page=${bookpage.nickname}` }) },
  createLink: {
    foreign: 404,
    call: ({ bookpage }) => ({ path: "/v2/links", body: { page: bookpage.nickname } }),
  },
  getLink: { foreign: 404, call: ({ link }) => ({ path: `/v2/links/${link._id}` }) },
  updateLink: {
    foreign: 404,
    call: ({ link }) => ({ path: `/v2/links/${link._id}`, body: { label: "For everybody" } }),
  },
  listWaiting: {
    foreign: 404,
    call: ({ fullPage }) => ({ path: `/v2/bookpages/${fullPage.nickname}/waiting` }),
  },
  listAllWaiting: { foreign: "empty", call: () => ({ path: "/v2/waiting" }) },
  deleteWaitingEntry: {
    foreign: 404,
    call: ({ fullPage, waiting }) => ({ path: `/v2/bookpages/${fullPage.nickname}/waiting/${waiting._id}` }),
  },
  revokeLink: { foreign: 404, call: ({ link }) => ({ path: `/v2/links/${link._id}` }) },
  previewBookpage: {
    foreign: 404,
    call: ({ bookpage }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/preview`,
      body: { custom: { align: 15 } },
    }),
  },
  previewAppointmentType: {
    foreign: 404,
    call: ({ bookpage, type }) => ({
      path: `/v2/bookpages/${bookpage.nickname}/types/${type.handle}/preview`,
      body: { custom: { align: 15 } },
    }),
  },
  listForms: { foreign: "empty", call: () => ({ path: "/v2/forms" }) },
  getForm: { foreign: 404, call: ({ form }) => ({ path: `/v2/forms/${form.handle}` }) },
  createForm: {
    foreign: "new",
    call: () => ({ path: "/v2/forms", body: { handle: makeUniqueName("sample-form"), title: "Sample" } }),
  },
  updateForm: {
    foreign: 404,
    call: ({ form }) => ({ path: `/v2/forms/${form._id}`, body: { title: "Mine now" } }),
  },
  deleteForm: { foreign: 404, call: ({ form }) => ({ path: `/v2/forms/${form._id}` }) },
  explainFormOutcome: {
    foreign: 404,
    call: ({ form }) => ({ path: `/v2/forms/${form._id}/try`, body: { answers: { topic: "Tea" } } }),
  },
  listFormResponses: {
    foreign: 404,
    call: ({ form }) => ({ path: `/v2/forms/${form._id}/responses` }),
  },
};
