import { LocatorList } from "@/components/console/locators/locator-list";

export default LocatorList;
