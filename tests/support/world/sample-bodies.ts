/** One pixel. */
export const PICTURE = {
  body: new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    "picture.png",
    { type: "image/png" },
  ),
};

export const AWAY = { start_date: "2031-08-04", end_date: "2031-08-15", label: "Summer" };

export const hours = { days: { friday: { slots: [{ start_time: "08:00", end_time: "09:00" }] } } };
