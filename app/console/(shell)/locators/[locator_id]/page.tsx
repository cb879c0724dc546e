import { LocatorEditor } from "@/components/console/locators/locator-editor";

export default async function Page({ params }: { params: Promise<{ locator_id: string }> }) {
  return <LocatorEditor id={(await params).locator_id} />;
}
