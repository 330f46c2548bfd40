/** Customer texts say what happened and what to do, and nothing about how it was decided. */
export const decision = {
  "customer.APPROVE.standard": "Your transaction has been processed successfully. No security problems were found.",
  "customer.APPROVE.formal_brief": "Your transaction has been processed successfully.",
  "customer.APPROVE.formal_detailed":
    "We are pleased to confirm that your transaction has been processed successfully. Our security checks found nothing out of the ordinary. You do not need to do anything else.",
  "customer.APPROVE.casual_brief": "All done! Your payment went through.",
  "customer.APPROVE.casual_detailed":
    "All done! Your payment went through and everything looks fine. There is nothing else you need to do.",
  "customer.CHALLENGE.standard":
    "For your security, we need to verify this transaction. We will send you a verification code. This is a standard procedure to protect your account.",
  "customer.CHALLENGE.formal_brief":
    "For your security, we need to verify this transaction. We will send you a verification code.",
  "customer.CHALLENGE.formal_detailed":
    "For your security, we need to confirm this transaction with you before completing it. We will send a verification code to the contact details we have on file. If you do not recognise the payment, do not use the code and call us on the number on the back of your card.",
  "customer.CHALLENGE.casual_brief": "We just want to make sure it's you. We'll send you a verification code.",
  "customer.CHALLENGE.casual_detailed":
    "We just want to make sure it's you making this payment. We'll send a verification code to the contact details we have for you. If you don't recognise the payment, call us on the number on the back of your card.",
  "customer.BLOCK.standard":
    "For your security, we have blocked this transaction because of unusual patterns. If you authorised this transaction, please contact us immediately on the number on the back of your card.",
  "customer.BLOCK.formal_brief":
    "For your security, we have blocked this transaction. If you authorised it, please call us on the number on the back of your card.",
  "customer.BLOCK.formal_detailed":
    "For your security, we have blocked this transaction because it differs from your usual payments. You have not been charged. If you authorised it, please call us on the number on the back of your card so that we can look at it together.",
  "customer.BLOCK.casual_brief":
    "We've blocked this payment to protect your account. If it was you, call us on the number on the back of your card.",
  "customer.BLOCK.casual_detailed":
    "We've blocked this payment to protect your account because it doesn't look like your usual payments. You haven't been charged. If it was you, call us on the number on the back of your card and we'll sort it out together.",
  "customer.ESCALATE_TO_HUMAN.standard":
    "Your transaction is being reviewed by our security team. We will contact you within the next 24 hours. Thank you for your patience.",
  "customer.ESCALATE_TO_HUMAN.formal_brief":
    "Your transaction is being reviewed by our security team. We will contact you within the next 24 hours.",
  "customer.ESCALATE_TO_HUMAN.formal_detailed":
    "Your transaction is being reviewed by our security team. We will contact you within the next 24 hours with the result. In the meantime you will not be charged for this payment.",
  "customer.ESCALATE_TO_HUMAN.casual_brief":
    "Our security team is taking a look at your payment. We'll get back to you within the next 24 hours.",
  "customer.ESCALATE_TO_HUMAN.casual_detailed":
    "Our security team is taking a careful look at your payment. We'll get back to you within the next 24 hours with the result. Thanks for your patience!",
  "customer.ERROR": "Your transaction is being processed. We will contact you if we need more information.",
  "audit.ERROR":
    "ERROR: Explainability agent failed. Explanations could not be generated. Manual review required. ID: {transaction_id}.",

  "next_step.APPROVE": "You do not need to do anything else.",
  "next_step.CHALLENGE": "Confirm the payment with the verification code we will send you.",
  "next_step.BLOCK": "If you authorised the payment, contact us so that we can review it.",
  "next_step.ESCALATE_TO_HUMAN": "Please wait for our answer; we will contact you within the next 24 hours.",
  "contact.default": "You can call us on the number on the back of your card.",
  "contact.appeal":
    "If you disagree, you can ask for a person to review the decision: call us on the number on the back of your card.",
  "contact.configured": "If you disagree, you can ask for a person to review the decision: {contact}.",

  "letter.salutation": "Dear customer,",
  "letter.payment": "We are writing to you about the payment{amount}{merchant}{date}.",
  "letter.amount": " of {amount} {currency}",
  "letter.merchant": " to {merchant}",
  "letter.date": " on {day} {month} {year} (UTC)",
  "letter.reasons": "Reasons for this decision:",
  "letter.closing": "Kind regards,\nYour bank",

  "reason.unusual_amount.customer": "The amount is higher than in your usual payments.",
  "reason.unusual_amount.audit": "amount above the customer's average",
  "reason.unusual_hours.customer": "The payment was made at an unusual time of day for you.",
  "reason.unusual_hours.audit": "payment outside the customer's usual hours",
  "reason.unfamiliar_country.customer": "The payment was made from a country you do not usually pay from.",
  "reason.unfamiliar_country.audit": "country outside the customer's usual ones",
  "reason.unfamiliar_device.customer": "The payment was made from a device we do not recognise as yours.",
  "reason.unfamiliar_device.audit": "device outside the customer's registered ones",
  "reason.unusual_channel.customer": "The payment was made in a way that needs additional checks.",
  "reason.unusual_channel.audit": "high-risk channel",
  "reason.unusual_frequency.customer": "Several payments were made within a very short time.",
  "reason.unusual_frequency.audit": "payment frequency out of the ordinary",
  "reason.several_countries.customer": "There were payments from different countries within a very short time.",
  "reason.several_countries.audit": "payments from different countries within a day",
  "reason.place_needs_check.customer": "Payments from that place need additional checks.",
  "reason.place_needs_check.audit": "country on the current risk list",
  "reason.several_differences.customer": "Several details of the payment differ from your usual ones.",
  "reason.several_differences.audit": "several risk factors combined",
  "reason.details_do_not_match.customer": "Some details of the payment do not match each other.",
  "reason.details_do_not_match.audit": "contradictory signals",
  "reason.checks_disagree.customer": "Our checks of this payment came to different results.",
  "reason.checks_disagree.audit": "score and policy disagree",
  "reason.currency_needs_check.customer": "The currency of the payment needs an additional check.",
  "reason.currency_needs_check.audit": "no limit known for the currency",
  "reason.check_not_completed.customer": "One of our checks could not be completed.",
  "reason.check_not_completed.audit": "a source of evidence is missing",
  "reason.no_clear_result.customer": "Our checks of this payment did not give a clear result.",
  "reason.no_clear_result.audit": "confidence too low for an automatic decision",
  "reason.merchant_needs_check.customer": "Payments to this merchant need additional checks.",
  "reason.merchant_needs_check.audit": "merchant named by a policy",
  "reason.not_enough_history.customer": "We do not have enough information yet to confirm the payment.",
  "reason.not_enough_history.audit": "incomplete evidence",
  "reason.unusual_activity.customer": "The payment differs from your usual payments.",
  "reason.unusual_activity.audit": "activity outside the customer's profile",

  "audit.transaction_id": "ID: {transaction_id}",
  "audit.decision": "Decision: {decision} ({confidence})",
  "audit.risk": "Risk: {score}/100 ({category})",
  "audit.risk_not_available": "Risk: {not_available}",
  "audit.policies": "Policies: {policies}",
  "audit.signals": "Key signals: {signals}",
  "audit.debate": "Debate: pro-fraud {fraud} vs pro-customer {customer}",
  "audit.override": "Rule applied: {override}",
  "audit.missing": "Incomplete evidence: {missing}",
  "audit.unverified": "[not in the record]",
  "audit.not_available": "not available",
  "audit.none": "none",

  prompt: "Explain this decision.",
  pro_fraud_fallback: "Signals raised that do not fit the customer's profile: {count}.",
  pro_customer_fallback: "The signals raised ({count}) may also have a legitimate explanation.",
  pro_fraud_none: "No signal points to fraud.",
  pro_customer_none: "No signal speaks against the customer.",

  "action.APPROVE": "monitor_next_24h",
  "action.CHALLENGE": "send_sms_code",
  "action.CHALLENGE_2": "monitor_next_24h",
  "action.BLOCK": "contact_customer",
  "action.BLOCK_2": "update_risk_profile",
  "action.ESCALATE_TO_HUMAN": "manual_review",
  "action.ESCALATE_TO_HUMAN_2": "contact_customer",
  "action_text.APPROVE": "keep an eye on the account for the next 24 hours",
  "action_text.CHALLENGE": "send a verification code by text message",
  "action_text.BLOCK": "contact the customer",
  "action_text.BLOCK_2": "update the risk profile",
  "action_text.ESCALATE_TO_HUMAN": "have a person review the case",
} as const;
