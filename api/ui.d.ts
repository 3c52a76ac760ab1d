// The public API of @tessera/ui. `pnpm api` writes this file from the types: change the sources instead.

import type {
  ComponentProps,
  MouseEvent,
  ReactNode,
  RefObject,
} from 'react';

declare module '@tessera/ui' {
  export {
    Amount,
    AmountProps,
    Avatar,
    AvatarProps,
    Badge,
    BadgeProps,
    BusyDots,
    Button,
    ButtonProps,
    Card,
    CardProps,
    Checkbox,
    CheckboxProps,
    Chip,
    ChipProps,
    Choice,
    Choices,
    ChoicesProps,
    CloseReason,
    CopyLine,
    CopyLineProps,
    Dialog,
    DialogProps,
    Dock,
    DockProps,
    EmptyState,
    EmptyStateProps,
    ErrorState,
    ErrorStateProps,
    Fact,
    FactLines,
    FactLinesProps,
    FailureKind,
    FailurePicture,
    FailurePictureProps,
    Flag,
    FlagProps,
    GameTile,
    GameTileProps,
    HeaderBalance,
    HeaderBalanceProps,
    Icon,
    IconButton,
    IconButtonProps,
    IconProps,
    LanguageList,
    LanguageListProps,
    LinkButton,
    LinkButtonProps,
    ListGroup,
    ListGroupProps,
    ListRow,
    ListRowProps,
    ListedLanguage,
    LoadFlag,
    Page,
    PageProps,
    PasswordField,
    PasswordFieldProps,
    Picture,
    PictureProps,
    ProgressBar,
    ProgressBarProps,
    ProgressRing,
    ProgressRingProps,
    QrCode,
    QrCodeProps,
    RetryLine,
    RetryLineProps,
    ScrollSentinel,
    ScrollSentinelProps,
    SearchField,
    SearchFieldProps,
    Section,
    SectionProps,
    SelectField,
    SelectFieldProps,
    Sheet,
    SheetProps,
    Skeleton,
    SkeletonCards,
    SkeletonCardsProps,
    SkeletonProps,
    Stat,
    StatTiles,
    StatTilesProps,
    Switch,
    SwitchProps,
    TabItem,
    Tabs,
    TabsProps,
    Tag,
    TagProps,
    TextArea,
    TextAreaProps,
    TextField,
    TextFieldProps,
    Tone,
    VisuallyHidden,
    VisuallyHiddenProps,
    classNames,
    qrPicture,
    translationSelector,
    useImageFailure,
    watchPageTranslation,
  };
}

declare module '@tessera/ui/artwork' {
  export {
    hueOf,
    initialsOf,
  };
}

declare module '@tessera/ui/themes' {
  export {
    Colour,
    Template,
    contrast,
    isTemplate,
    over,
    templates,
  };
}

declare function Amount({ children }: AmountProps): import("react").JSX.Element;
interface AmountProps {
    children: ReactNode;
}
declare function Avatar({ name, src, size }: AvatarProps): import("react").JSX.Element;
interface AvatarProps {
    name: string;
    src?: string | undefined;
    size?: number | undefined;
}
declare function Badge({ count, label }: BadgeProps): import("react").JSX.Element | null;
interface BadgeProps {
    count: number;
    label?: string | undefined;
}
declare function BusyDots(): import("react").JSX.Element;
declare function Button({ variant, size, block, busy, icon, type, className, onClick, children, ...native }: ButtonProps): import("react").JSX.Element;
interface ButtonProps extends ComponentProps<'button'> {
    variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
    size?: 'm' | 's' | undefined;
    block?: boolean | undefined;
    busy?: boolean | undefined;
    icon?: string | undefined;
}
declare function Card({ as: Element, onClick, padded, children, className }: CardProps): import("react").JSX.Element;
interface CardProps {
    as?: 'div' | 'article' | 'section' | 'li' | 'form' | 'footer' | undefined;
    onClick?: (() => void) | undefined;
    padded?: boolean | undefined;
    children: ReactNode;
    className?: string | undefined;
}
declare function Checkbox({ label, checked, onChange, className, ...native }: CheckboxProps): import("react").JSX.Element;
interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> {
    label: ReactNode;
    checked: boolean;
    onChange: (checked: boolean) => void;
}
declare function Chip({ selected, onClick, children, className }: ChipProps): import("react").JSX.Element;
interface ChipProps {
    selected?: boolean | undefined;
    onClick?: (() => void) | undefined;
    children: ReactNode;
    className?: string | undefined;
}
interface Choice {
    readonly value: string;
    readonly title: ReactNode;
    readonly detail?: ReactNode;
    readonly icon?: string | undefined;
    readonly logo?: string | undefined;
    readonly disabled?: boolean | undefined;
}
declare function Choices({ label, options, value, onChange, layout }: ChoicesProps): import("react").JSX.Element;
interface ChoicesProps {
    label: string;
    options: readonly Choice[];
    value: string;
    onChange: (value: string) => void;
    layout?: 'rows' | 'tiles' | undefined;
}
type CloseReason = 'cancel' | 'close';
type Colour = readonly [red: number, green: number, blue: number, alpha: number];
declare function CopyLine({ label, value, copy }: CopyLineProps): import("react").JSX.Element;
interface CopyLineProps {
    label: string;
    value: string;
    copy?: {
        readonly label: string;
        readonly onCopy: () => void;
    } | undefined;
}
declare function Dialog({ open, className, ...modal }: DialogProps): import("react").JSX.Element | null;
type DialogProps = ModalProps;
declare const Dock: ({ children }: DockProps) => import("react").JSX.Element;
interface DockProps {
    children: ReactNode;
}
declare function EmptyState({ icon, kind, title, text, action }: EmptyStateProps): import("react").JSX.Element;
type EmptyStateProps = Sign & {
    title: string;
    text?: string | undefined;
    action?: ReactNode;
};
declare function ErrorState({ kind, title, text, retryLabel, onRetry, busy }: ErrorStateProps): import("react").JSX.Element;
interface ErrorStateProps {
    kind?: FailureKind | undefined;
    title: string;
    text?: string | undefined;
    retryLabel: string;
    onRetry: () => void;
    busy?: boolean | undefined;
}
interface Fact {
    readonly label: string;
    readonly value: ReactNode;
    readonly strong?: boolean;
}
declare function FactLines({ facts }: FactLinesProps): import("react").JSX.Element;
interface FactLinesProps {
    facts: readonly Fact[];
}
type FailureKind = 'offline' | 'server' | 'code' | 'missing' | 'forbidden' | 'game';
declare const FailurePicture: ({ kind }: FailurePictureProps) => import("react").JSX.Element;
interface FailurePictureProps {
    kind: FailureKind;
}
declare function Flag({ country, load }: FlagProps): import("react").JSX.Element;
interface FlagProps {
    country: string;
    load: LoadFlag;
}
declare function GameTile({ title, vendor, image, seed, eager, favourite, badge, onClick, onImageLoad, onImageError, busy, }: GameTileProps): import("react").JSX.Element;
interface GameTileProps {
    title: string;
    vendor?: string | undefined;
    image?: string | undefined;
    seed: string;
    eager?: boolean | undefined;
    favourite?: boolean | undefined;
    badge?: string | undefined;
    onClick: (tile: HTMLElement) => void;
    onImageLoad?: (() => void) | undefined;
    onImageError?: (() => void) | undefined;
    busy?: boolean | undefined;
}
declare function HeaderBalance({ amount, depositLabel, onDeposit }: HeaderBalanceProps): import("react").JSX.Element | null;
interface HeaderBalanceProps {
    amount?: ReactNode;
    depositLabel: string;
    onDeposit?: (() => void) | undefined;
}
declare function Icon({ path, size, mirror, className }: IconProps): import("react").JSX.Element;
declare function IconButton({ icon, label, badge, mirror, className, type, ...native }: IconButtonProps): import("react").JSX.Element;
interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
    icon: string;
    label: string;
    badge?: number | undefined;
    mirror?: boolean | undefined;
}
interface IconProps {
    path: string;
    size?: number | undefined;
    mirror?: boolean | undefined;
    className?: string | undefined;
}
declare function LanguageList({ languages, current, coming, onSelect, label, clearLabel }: LanguageListProps): import("react").JSX.Element;
interface LanguageListProps {
    languages: readonly Readonly<ListedLanguage>[];
    current: string;
    coming?: string | undefined;
    onSelect: (code: string) => void;
    label: string;
    clearLabel: string;
}
declare function LinkButton({ variant, size, block, icon, className, children, ...native }: LinkButtonProps): import("react").JSX.Element;
interface LinkButtonProps extends ComponentProps<'a'>, Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon'> {
}
declare function ListGroup({ label, summary, children }: ListGroupProps): import("react").JSX.Element;
interface ListGroupProps {
    label?: string | undefined;
    summary?: ReactNode;
    children: ReactNode;
}
declare function ListRow({ icon, title, detail, trailing, badge, tone, onClick, href, target, }: ListRowProps): import("react").JSX.Element;
interface ListRowProps {
    icon?: string | undefined;
    title: ReactNode;
    detail?: ReactNode;
    trailing?: ReactNode;
    badge?: number | undefined;
    tone?: Tone | undefined;
    onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    href?: string | undefined;
    target?: '_blank' | undefined;
}
interface ListedLanguage {
    code: string;
    name: string;
    tag: string;
    direction: 'ltr' | 'rtl';
    flag: string;
}
type LoadFlag = (country: string) => Promise<string>;
interface ModalProps {
    open: boolean;
    onClose: (reason: CloseReason) => void;
    title?: string | undefined;
    label?: string | undefined;
    dismissible?: boolean | undefined;
    closeLabel?: string | undefined;
    actions?: ReactNode;
    initialFocus?: RefObject<HTMLElement | null> | undefined;
    children: ReactNode;
    className?: string | undefined;
}
type NativeProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'prefix' | 'size' | 'name'>;
type NativeProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'ref'>;
type NativeProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'name'>;
declare function Page({ title, onBack, backLabel, actions, children, className }: PageProps): import("react").JSX.Element;
interface PageProps {
    title?: string | undefined;
    onBack?: (() => void) | undefined;
    backLabel?: string | undefined;
    actions?: ReactNode;
    children: ReactNode;
    className?: string | undefined;
}
declare function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps): import("react").JSX.Element;
interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
    showLabel: string;
    hideLabel: string;
}
declare function Picture({ src, focalPoint }: PictureProps): import("react").JSX.Element;
interface PictureProps {
    src: string | undefined;
    focalPoint?: {
        readonly x: number;
        readonly y: number;
    } | undefined;
}
declare function ProgressBar({ value, label }: ProgressBarProps): import("react").JSX.Element;
interface ProgressBarProps {
    value: number;
    label: string;
}
declare function ProgressRing({ value, size, label, children }: ProgressRingProps): import("react").JSX.Element;
interface ProgressRingProps {
    value: number;
    size?: number | undefined;
    label: string;
    children?: ReactNode;
}
declare function QrCode({ content, label, size }: QrCodeProps): import("react").JSX.Element;
interface QrCodeProps {
    content: string;
    label: string;
    size?: number | undefined;
}
declare function RetryLine({ message, retryLabel, onRetry }: RetryLineProps): import("react").JSX.Element;
interface RetryLineProps {
    message: string;
    retryLabel: string;
    onRetry: () => void;
}
declare function ScrollSentinel({ onNear }: ScrollSentinelProps): import("react").JSX.Element;
interface ScrollSentinelProps {
    onNear: () => void;
}
declare function SearchField({ label, value, onChange, clearLabel, className, ...native }: SearchFieldProps): import("react").JSX.Element;
interface SearchFieldProps extends NativeProps {
    label: string;
    value: string;
    onChange: (value: string) => void;
    clearLabel: string;
}
declare function Section({ title, action, children, className }: SectionProps): import("react").JSX.Element;
interface SectionProps {
    title: string;
    action?: ReactNode;
    children: ReactNode;
    className?: string | undefined;
}
declare function SelectField({ label, name, value, onChange, options, className }: SelectFieldProps): import("react").JSX.Element;
interface SelectFieldProps {
    label: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    options: readonly {
        readonly value: string;
        readonly label: string;
    }[];
    className?: string | undefined;
}
declare function Sheet({ open, className, ...modal }: SheetProps): import("react").JSX.Element | null;
type SheetProps = ModalProps;
type Sign = {
    icon: string;
    kind?: undefined;
} | {
    icon?: undefined;
    kind: FailureKind;
};
declare function Skeleton({ width, height, radius, lines, className }: SkeletonProps): import("react").JSX.Element;
declare const SkeletonCards: ({ count, height }: SkeletonCardsProps) => import("react").JSX.Element;
interface SkeletonCardsProps {
    count: number;
    height: number;
}
interface SkeletonProps {
    width?: number | string | undefined;
    height?: number | string | undefined;
    radius?: number | string | undefined;
    lines?: number | undefined;
    className?: string | undefined;
}
interface Stat {
    readonly label: string;
    readonly value: ReactNode;
}
declare const StatTiles: ({ stats }: StatTilesProps) => import("react").JSX.Element;
interface StatTilesProps {
    stats: readonly Stat[];
}
declare function Switch({ label, checked, onChange, className, ...native }: SwitchProps): import("react").JSX.Element;
type SwitchProps = CheckboxProps;
interface TabItem {
    id: string;
    label: string;
    icon?: string | undefined;
    count?: number | undefined;
}
declare function Tabs({ items, active, onSelect, label, className }: TabsProps): import("react").JSX.Element;
interface TabsProps {
    items: readonly TabItem[];
    active: string;
    onSelect: (id: string) => void;
    label: string;
    className?: string | undefined;
}
declare function Tag({ tone, children }: TagProps): import("react").JSX.Element;
interface TagProps {
    tone: Tone;
    children: ReactNode;
}
type Template = (typeof templates)[number];
declare function TextArea({ label, value, onChange, error, hint, className, ...native }: TextAreaProps): import("react").JSX.Element;
interface TextAreaProps extends NativeProps {
    label: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    error?: string | undefined;
    hint?: string | undefined;
}
declare function TextField({ label, value, onChange, clean, maxLength, error, hint, prefix, suffix, className, type, ...native }: TextFieldProps): import("react").JSX.Element;
interface TextFieldProps extends NativeProps {
    label: string;
    name: string;
    value: string;
    onChange: (value: string) => void;
    clean?: (typed: string) => string;
    error?: string | undefined;
    hint?: string | undefined;
    prefix?: ReactNode;
    suffix?: ReactNode;
    dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}
type Tone = 'accent' | 'success' | 'warning' | 'danger' | 'neutral';
declare function VisuallyHidden({ children }: VisuallyHiddenProps): import("react").JSX.Element;
interface VisuallyHiddenProps {
    children: ReactNode;
}
declare function classNames(...names: (string | false | undefined)[]): string;
declare function contrast(one: Colour, other: Colour): number;
declare function hueOf(text: string): number;
declare function initialsOf(name: string): string;
declare const isTemplate: (id: unknown) => id is Template;
declare function over(top: Colour, bottom: Colour): Colour;
declare function qrPicture(content: string): Promise<Blob>;
declare const templates: readonly ['MT8801', 'MT8802', 'MT8803', 'MT8806', 'MT8808', 'MT8813'];
declare const translationSelector = "font, ya-tr-span";
declare function useImageFailure(src: string | undefined): readonly [isFailed: boolean, onError: () => void];
declare function watchPageTranslation(): () => void;
