/** For a page that broke, whatever the language, until the texts of others are there. */
export const ENGLISH_CRASH = {
  title: "Something went wrong",
  text: "This is our fault, not yours. Nothing was booked. Please try again in a moment.",
  retry: "Try again",
};
