import { InvitationList } from "@/components/console/invitations/invitation-list";

export default InvitationList;
