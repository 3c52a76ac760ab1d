export { type FieldName, limits, type RegistrationFields } from './field-rules';
export { Form, focusField, selectAll } from './form';
export { FormSkeleton, MethodTabs } from './method-tabs';
export { NewPassword } from './new-password';
export { useFieldProps } from './use-field-props';
export { type Fields, isReferralRequired, useFields } from './use-fields';
