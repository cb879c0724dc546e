import { deleteAvailability } from "@/lib/domain/availability/availabilities/delete-availability";
import { removeBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { deleteTemplate } from "@/lib/domain/booking-pages/page-templates/delete-template";
import { deleteForm } from "@/lib/domain/bookings/forms/delete-form";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { deleteWorkflow } from "@/lib/domain/events/workflows/delete-workflow";
import { deleteLocator } from "@/lib/domain/locators/delete-locator";
import { deleteMessageText } from "@/lib/domain/messaging/texts/delete-message-text";
import { messageTextParams } from "@/lib/domain/messaging/texts/schema";
import { deleteWebhook } from "@/lib/domain/messaging/webhooks/delete-webhook";
import { deleteTeam } from "@/lib/domain/people/teams/delete-team";
import { deleteUser } from "../user-deletion/delete-user";
import type { SettingsDocument } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";
import { toExpectedVersion, type WriteContext } from "./write-context";

type DeleteResource = (context: WriteContext, document: SettingsDocument) => Promise<unknown>;

/** Unlike the API, deletes a page that follows a template, too: the files say so. */
async function deletePage({ tx, organization }: WriteContext, { resolved }: SettingsDocument) {
  const page = await lockBookpage(tx, organization, { slug: String(resolved.nickname) });
  if (page) await removeBookpage(tx, organization, page); // deleted already with its team
}

/** Deletes a resource of each kind by the use cases of the API; most can be restored from the trash. */
export const DELETE_RESOURCE: Record<SettingsKind, DeleteResource> = {
  brand: () => Promise.reject(new ApiProblem("conflict", "The brand cannot be deleted.")),
  users: ({ tx, organization, rights, now }, document) =>
    deleteUser(tx, organization, document.id, { precondition: toExpectedVersion(document), rights, now }),
  availabilities: ({ tx, organization }, document) =>
    deleteAvailability(
      tx,
      organization,
      { user_id: String(document.resolved.belongs_to), availability_id: document.id },
      toExpectedVersion(document),
    ),
  templates: ({ tx, organization }, document) =>
    deleteTemplate(tx, organization, document.id, { pages: "keep" }, toExpectedVersion(document)),
  teams: ({ tx, organization }, document) =>
    deleteTeam(tx, organization, document.id, toExpectedVersion(document)),
  pages: deletePage,
  forms: ({ tx, organization }, document) =>
    deleteForm(tx, organization, document.id, toExpectedVersion(document)),
  locators: ({ tx, organization }, document) =>
    deleteLocator(tx, organization, document.id, toExpectedVersion(document)),
  webhooks: ({ tx, organization }, document) =>
    deleteWebhook(tx, organization, document.id, toExpectedVersion(document)),
  workflows: ({ tx, organization, now }, document) =>
    deleteWorkflow(tx, organization, document.id, toExpectedVersion(document), now),
  texts: ({ tx, organization }, document) =>
    deleteMessageText(
      tx,
      organization,
      messageTextParams.parse(document.resolved),
      toExpectedVersion(document),
    ),
};
