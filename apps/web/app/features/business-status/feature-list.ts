/** The pages of approved businesses, in the order in which a business meets them. */
export const businessFeatures = [
  {
    path: "/business/funding-request",
    title: "Create Funding Request",
    text: "Upload an invoice or an order, name the amount you need and when it will be paid.",
    action: "Create a request",
  },
  {
    path: "/business/rewards",
    title: "Define Rewards",
    text: "Offer interest, or something of your own, to the people who fund you.",
    action: "Define rewards",
  },
  {
    path: "/business/payments",
    title: "Manage Payments",
    text: "See what falls due and when, settle it, and keep every receipt.",
    action: "Manage payments",
  },
  {
    path: "/business/profile",
    title: "Business Profile",
    text: "The record that investors read before they trust you with money.",
    action: "Open profile",
  },
] as const;
