import { SignInScreen } from "@/components/console/sign-in/sign-in-screen";

export default SignInScreen;
