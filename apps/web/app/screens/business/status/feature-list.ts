/** The pages of approved businesses, in the order in which a business uses them. */
export const businessFeatures = [
  {
    path: "/business/funding-request",
    title: "Create Funding Request",
    text: "Upload an invoice or order, and say how much you need and when it will be paid.",
    action: "Create a request",
  },
  {
    path: "/business/rewards",
    title: "Define Rewards",
    text: "Offer investors interest, a reward of your own, or both.",
    action: "Define rewards",
  },
  {
    path: "/business/payments",
    title: "Manage Payments",
    text: "See what's due and when, settle it and keep every receipt.",
    action: "Manage payments",
  },
  {
    path: "/business/profile",
    title: "Business Profile",
    text: "The track record investors read before they fund you.",
    action: "Open profile",
  },
] as const;
