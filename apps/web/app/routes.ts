import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. Pages first, then the doors that only programs knock at. */
export default [
  index("screens/marketing/home/home.tsx"),
  route("about", "screens/marketing/about/about.tsx"),
  layout("screens/investor/layout.tsx", [
    route("investor", "screens/investor/portal/portal.tsx"),
    route("investor/onboarding", "screens/investor/onboarding/onboarding.tsx"),
    route("investor/onboarding/success", "screens/investor/success/success.tsx"),
  ]),
  route("insights", "screens/insights/insights.tsx", [
    index("screens/insights/reader.tsx", { id: "insights-newest" }),
    route(":slug", "screens/insights/reader.tsx", { id: "insights-article" }),
  ]),
  layout("screens/business/layout.tsx", [
    route("business", "screens/business/portal/portal.tsx"),
    route("business/onboarding", "screens/business/onboarding/onboarding.tsx"),
    ...["funding-request", "rewards", "payments", "profile"].map((id) =>
      route(`business/${id}`, "screens/business/feature/feature.tsx", { id }),
    ),
  ]),
  route("admin", "screens/admin/admin.tsx", [
    route("", "screens/admin/requests/requests.tsx", [
      route("requests/:id", "screens/admin/request/request.tsx"),
    ]),
    route("mails", "screens/admin/mails/mails.tsx"),
    route("audit", "screens/admin/audit/audit.tsx"),
    route("sessions", "screens/admin/sessions/sessions.tsx"),
    route("two-factor", "screens/admin/two-factor/two-factor.tsx"),
    route("admins", "screens/admin/admins/admins.tsx"),
  ]),
  route("admin/invitation", "screens/admin/invitation/invitation.tsx"),
  route("admin/recovery", "screens/admin/recovery/recovery.tsx"),
  route("terms", "screens/legal/terms.tsx"),
  route("privacy", "screens/legal/privacy.tsx"),
  route("risk", "screens/legal/risk.tsx"),
  route("dev/mail", "screens/dev/mailbox/mailbox.tsx"),

  ...prefix("api", [
    route("wallet/sign-in/message", "session/doors/invite.ts"),
    route("wallet/sign-in", "session/doors/sign-in.ts"),
    route("wallet/sign-out", "session/doors/sign-out.ts"),
    route("wallet/session", "session/doors/current.ts"),
    route("wallets/:address/business", "features/business-standing/standing-door.ts"),
    route("business/own", "features/business-standing/own-business-door.ts"),
    route("wallets/:address/investor", "features/investor-standing/standing-door.ts"),
    route("investor/registrations", "screens/investor/onboarding/registrations-door.ts"),
    route("business/submissions", "screens/business/onboarding/submissions-door.ts"),
    route("business/certificate", "screens/business/certificate/certificate-door.ts"),
    route("admin/session", "screens/admin/session-door.ts"),
    route("admin/recovery", "screens/admin/recovery/recovery-door.ts"),
    route("admin/link", "screens/admin/invitation/link-door.ts"),
    route("admin/invitations", "screens/admin/admins/invite-door.ts"),
    route("admin/invitations/:id", "screens/admin/admins/revoke-invitation-door.ts"),
    route("admin/admins/:id", "screens/admin/admins/disable-door.ts"),
    route("admin/two-factor", "screens/admin/two-factor/two-factor-door.ts"),
    route("admin/businesses/:id/review", "screens/admin/request/review-door.ts"),
    route("admin/businesses/:id/acts", "screens/admin/request/act-door.ts"),
    route("admin/businesses/export", "screens/admin/requests/export-door.ts"),
    route("admin/mails/:id/retry", "screens/admin/mails/retry-door.ts"),
    route("admin/audit/export", "screens/admin/audit/export-audit-door.ts"),
    route("admin/sessions/:id", "screens/admin/sessions/end-session-door.ts"),
    route("admin/businesses/:id/document-link", "screens/admin/request/document-link-door.ts"),
  ]),
  route("*", "screens/errors/not-found/not-found.tsx"),
] satisfies RouteConfig;
