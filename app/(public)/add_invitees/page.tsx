import { renderEventWizardPage } from "../render-event-wizard-page";
import type { SearchParams } from "../to-query-string";

export default function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return renderEventWizardPage("invitees", searchParams);
}
